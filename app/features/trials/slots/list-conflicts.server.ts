import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

export type ConflictingBooking = {
	readonly id: string;
	readonly number: number;
	readonly startsAt: Date;
	readonly name: string;
	readonly phone: string;
};

/** Lessons that are booked while their teacher is away, by time. */
export function listConflicts(
	db: Database,
	{ teacherId, startsAt, endsAt }: { teacherId: string; startsAt: Date; endsAt: Date },
): Promise<ConflictingBooking[]> {
	return db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", "contactRequest.id", "trialBooking.requestId")
		.where("trialBooking.teacherId", "=", teacherId)
		.where("trialBooking.status", "=", "booked")
		.where("trialBooking.startsAt", "<", endsAt)
		.where(sql<boolean>`trial_booking.starts_at + trial_booking.minutes * interval '1 minute' > ${startsAt}`)
		.orderBy("trialBooking.startsAt")
		.select([
			"trialBooking.id",
			"trialBooking.number",
			"trialBooking.startsAt",
			"contactRequest.name",
			"contactRequest.phone",
		])
		.execute();
}
