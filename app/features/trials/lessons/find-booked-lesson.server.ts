import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

export type BookedLesson = NonNullable<Awaited<ReturnType<typeof findBookedLesson>>>;

/** Locks the lesson of a request that is not over by anybody's word. */
export function findBookedLesson(db: Transaction<Schema>, requestId: string) {
	return db
		.selectFrom("trialBooking")
		.where("requestId", "=", requestId)
		.where("status", "=", "booked")
		.select(["id", "slotId", "teacherId", "startsAt"])
		.forUpdate()
		.executeTakeFirst();
}
