import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Why a lesson was called off with its request (`merged` by earlier builds alone); what staff write instead is a text of theirs. */
export const CALL_OFF_REASONS = ["merged", "erased", "closed", "consent-withdrawn"] as const;

type CallOff = {
	readonly requestId: string;
	readonly now: Date;
	readonly reason: (typeof CALL_OFF_REASONS)[number];
	/** Leaves lessons that have begun: how they went is still to be recorded. */
	readonly isAheadOnly?: boolean;
};

/**
 * Calls off the lessons of a request without a letter. Their times become free at once, since a time is taken only by a booked lesson.
 * @returns the ids of those that were booked.
 */
export async function callOffLessons(
	db: Transaction<Schema>,
	{ requestId, now, reason, isAheadOnly = false }: CallOff,
): Promise<string[]> {
	const lessons = await db
		.updateTable("trialBooking")
		.set((column) => ({
			status: "cancelled",
			cancelledAt: now,
			cancelledBy: reason === "consent-withdrawn" ? "visitor" : "office",
			cancelReason: reason,
			updatedAt: now,
			version: column("version", "+", 1),
		}))
		.where(isOf(requestId))
		.where("status", "=", "booked")
		.$if(isAheadOnly, (query) => query.where("startsAt", ">", now))
		.returning("id")
		.execute();
	return lessons.map(({ id }) => id);
}

/** A condition on `trial_booking`: it is of this request, or was booked under its secret. */
export function isOf(requestId: string): RawBuilder<SqlBool> {
	return sql`${requestId}::uuid in (request_id, booked_under)`;
}

/** Frees a time that a request was only looking at. */
export async function letGo(db: Transaction<Schema>, requestId: string): Promise<void> {
	await db.updateTable("trialSlot").set({ heldFor: null, heldUntil: null }).where("heldFor", "=", requestId).execute();
}
