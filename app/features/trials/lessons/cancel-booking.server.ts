import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { logBooking } from "../../requests/board/log-booking.server.ts";
import { isOpenState } from "../../requests/board/request-states.ts";
import { refreshSlots } from "../slots/refresh-slots.server.ts";
import type { BookDeps } from "./book-slot.server.ts";
import { findBookedLesson } from "./find-booked-lesson.server.ts";
import { lockTrialRequest, type RequestKey, type TrialRequest } from "./lock-trial-request.server.ts";

export type Cancellation = {
	readonly key: RequestKey;
	/** "visitor" or the id of a member of staff. */
	readonly by: string;
	readonly reason?: string | undefined;
	/** When the lesson begins according to the page; one that begins at another time by now stays, and the visitor is told. */
	readonly shownStart?: Date | undefined;
	readonly now: Date;
};

type CancelRefusal = "notFound" | "begun" | "moved";

/** {@link cancelBookingIn} in a transaction of its own. */
export function cancelBooking(
	db: Database,
	cancellation: Cancellation,
	deps: BookDeps,
): Promise<Result<string, CancelRefusal>> {
	return inTransaction(db, (transaction) => cancelBookingIn(transaction, cancellation, deps));
}

/** Calls off the lesson that a request has ahead; its time is free again. Once it has begun, only staff can. */
export async function cancelBookingIn(
	db: Transaction<Schema>,
	{ key, by, reason, shownStart, now }: Cancellation,
	{ rules, messages }: BookDeps,
): Promise<Result<string, CancelRefusal>> {
	const request = await lockTrialRequest(db, key);
	if (!request) return fail("notFound");
	const booking = await findBookedLesson(db, request.id);
	if (!booking) return fail("notFound");
	if (by === "visitor" && booking.startsAt <= now) return fail("begun");
	if (shownStart && shownStart.getTime() !== booking.startsAt.getTime()) return fail("moved");
	await db
		.updateTable("trialBooking")
		.set((column) => ({
			status: "cancelled",
			cancelledAt: now,
			cancelledBy: by,
			cancelReason: reason ?? null,
			updatedAt: now,
			version: column("version", "+", 1),
		}))
		.where("id", "=", booking.id)
		.execute();
	const details = { trial: "cancelled", startsAt: booking.startsAt };
	const isToCall = isOpenState(request.status);
	await logBooking(db, { request, status: statusAfter(request), details, by, now, isToCall });
	await messages.write(db, "cancelled", booking.id);
	if (by === "visitor") await messages.tellStaff(db, "cancelled", booking.id);
	await refreshSlots(db, { teacherId: booking.teacherId, now, rules });
	return succeed(booking.id);
}

/** Somebody is to call again; a state that staff have chosen since stays. */
function statusAfter({ status, firstResponseAt }: TrialRequest): RequestStatus {
	if (status !== "trial_booked") return status;
	return firstResponseAt ? "in_work" : "new";
}
