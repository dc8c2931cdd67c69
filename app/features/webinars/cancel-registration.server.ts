import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { PlaceMessages } from "./place-messages.ts";
import { tellFreePlace } from "./tell-free-place.server.ts";

/** Gives a place back, once; the request is closed with it, so that the same person may come again. @returns whether there was one to give. */
export async function cancelRegistration(
	db: Database,
	{ token, now }: { token: string; now: Date },
	messages: PlaceMessages,
): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		const registration = await transaction
			.updateTable("webinarRegistration")
			.set({ cancelledAt: now })
			.where("token", "=", token)
			.where("cancelledAt", "is", null)
			.returning(["webinarId", "requestId", "startsAt"])
			.executeTakeFirst();
		if (!registration) return false;
		const webinar = await transaction
			.updateTable("webinar")
			.set({ seatsTaken: sql<number>`greatest(seats_taken - 1, 0)` })
			.where("id", "=", registration.webinarId)
			.where("startsAt", "=", registration.startsAt)
			.returning(["slug", "startsAt", "status", "seats", "seatsTaken"])
			.executeTakeFirst();
		await transaction
			.updateTable("contactRequest")
			.set({ status: "lost", lostReason: "cancelled-by-visitor", updatedAt: now })
			.where("id", "=", registration.requestId)
			.where("status", "=", "new")
			.execute();
		await transaction
			.insertInto("contactRequestEvent")
			.values({
				requestId: registration.requestId,
				kind: "changed",
				details: JSON.stringify({ webinar: "cancelled" }),
				createdAt: now,
			})
			.execute();
		const wasFull = webinar?.seats === (webinar?.seatsTaken ?? 0) + 1;
		if (webinar && wasFull && webinar.status === "published" && webinar.startsAt > now) {
			await tellFreePlace(transaction, webinar, messages);
		}
		await sql`select pg_notify('content_changed', 'places')`.execute(transaction);
		return true;
	});
}
