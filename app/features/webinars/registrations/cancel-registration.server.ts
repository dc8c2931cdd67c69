import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { closeUntouched } from "../../requests/board/close-untouched.server.ts";
import type { StaffMember } from "../../requests/board/staff-member.ts";
import { writeEvent } from "../../requests/board/write-event.server.ts";
import type { PlaceMessages } from "./place-messages.ts";
import type { RegistrationMessages } from "./registration-messages.ts";
import { tellFreePlace } from "./tell-free-place.server.ts";

/** A member of staff who gives the place back for somebody, who is told of it by letter. */
type OnBehalf = { readonly staff: Pick<StaffMember, "id" | "name">; readonly letters: RegistrationMessages };
type Cancelling = { readonly token: string; readonly now: Date; readonly onBehalf?: OnBehalf };

/** Gives a place back, once; the request is closed with it, so that the same person may come again. @returns whether there was one to give. */
export async function cancelRegistration(
	db: Database,
	{ token, now, onBehalf }: Cancelling,
	messages: PlaceMessages,
): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		const registration = await transaction
			.selectFrom("webinarRegistration")
			.innerJoin("contactRequest", "contactRequest.id", "webinarRegistration.requestId")
			.where("webinarRegistration.token", "=", token)
			.where("webinarRegistration.cancelledAt", "is", null)
			.select(["webinarRegistration.id", "webinarId", "requestId"])
			// Locks the request before what belongs to it, in the same order as everywhere.
			.forUpdate("contactRequest")
			.executeTakeFirst();
		const staff = onBehalf?.staff;
		if (!registration || !(await giveBack(transaction, { registration, staff, now }, messages))) return false;
		// The registration's own request ends with its place; another one it was merged into does not.
		const reason = staff ? "cancelled-by-staff" : "cancelled-by-visitor";
		await closeUntouched(transaction, { requestId: registration.requestId, kind: "webinar", reason, staff, now });
		await onBehalf?.letters.write(transaction, "released", registration.id);
		return true;
	});
}

/**
 * Gives back every place that a request holds, as part of the transaction that has locked it. One request carries one registration, so
 * those of requests merged into it, which had no room on it, count as its own; so does the one that it left with the request that stands for it.
 */
export async function callOffRegistrations(
	transaction: Transaction<Schema>,
	{ requestId, now }: { requestId: string; now: Date },
	messages: PlaceMessages,
): Promise<void> {
	const registrations = await transaction
		.selectFrom("webinarRegistration")
		.innerJoin("contactRequest", "contactRequest.id", "webinarRegistration.requestId")
		.where((where) =>
			where.or([
				where("contactRequest.id", "=", requestId),
				where("registeredUnder", "=", requestId),
				where("mergedInto", "=", requestId),
			]),
		)
		.where("cancelledAt", "is", null)
		.orderBy("webinarId")
		.select(["webinarRegistration.id", "webinarId"])
		.execute();
	for (const row of registrations) await giveBack(transaction, { registration: { ...row, requestId }, now }, messages);
}

type GivenBack = {
	readonly registration: { readonly id: string; readonly webinarId: string; readonly requestId: string };
	readonly staff?: OnBehalf["staff"] | undefined;
	readonly now: Date;
};

/** @returns whether it had not been cancelled before */
async function giveBack(
	transaction: Transaction<Schema>,
	{ registration: { id, webinarId, requestId }, staff, now }: GivenBack,
	messages: PlaceMessages,
): Promise<boolean> {
	// Locks the webinar before its registrations, as moving it does.
	await transaction.selectFrom("webinar").where("id", "=", webinarId).select("id").forUpdate().execute();
	const cancelled = await transaction
		.updateTable("webinarRegistration")
		.set({ cancelledAt: now })
		.where("id", "=", id)
		.where("cancelledAt", "is", null)
		.returning("startsAt")
		.executeTakeFirst();
	if (!cancelled) return false;
	const webinar = await transaction
		.updateTable("webinar")
		.set({ seatsTaken: sql<number>`greatest(seats_taken - 1, 0)` })
		.where("id", "=", webinarId)
		.where("startsAt", "=", cancelled.startsAt)
		.returning(["slug", "startsAt", "status", "seats", "seatsTaken"])
		.executeTakeFirst();
	await writeEvent(transaction, { requestId, kind: "changed", details: { webinar: "cancelled" }, staff, now });
	const wasFull = webinar?.seats === (webinar?.seatsTaken ?? 0) + 1;
	if (webinar && wasFull && webinar.status === "published" && webinar.startsAt > now) {
		await tellFreePlace(transaction, webinar, messages);
	}
	await tellContent(transaction, "places");
	return true;
}
