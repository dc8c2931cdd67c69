import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { RequestFollower } from "../requests/board/request-follower.ts";

/** Why a lesson was called off with its request; what staff write instead is a text of theirs. */
export const CALL_OFF_REASONS = ["merged", "erased", "closed", "consent-withdrawn"] as const;

/**
 * Lessons go with the request that they hang on, and know under whose secret they were booked. One person has one lesson ahead: of two, that of the request that stays is kept. Of
 * somebody who may not be spoken to, or who is lost, the lesson ahead is called off without a letter; of somebody who was forgotten also what was noted of
 * others is erased.
 */
export function createTrialFollower(): RequestFollower {
	return {
		async callOff(db, { requestId, now }) {
			await callOff(db, { requestId, now, reason: "consent-withdrawn" });
			await letGo(db, requestId);
		},
		async close(db, { requestId, now }) {
			await callOff(db, { requestId, now, reason: "closed", isAheadOnly: true });
			await letGo(db, requestId);
		},
		async moveTo(db, { from, to, now }) {
			if (await hasLessonAhead(db, to)) await callOff(db, { requestId: from, now, reason: "merged" });
			await db
				.updateTable("trialBooking")
				.set({ requestId: to, bookedUnder: sql<string>`coalesce(booked_under, ${from}::uuid)` })
				.where("requestId", "=", from)
				.execute();
			await letGo(db, from);
		},
		async erase(db, { requestId, now }) {
			await callOff(db, { requestId, now, reason: "erased" });
			await db
				.updateTable("trialBooking")
				.set({ outcomeNote: "", cancelReason: null, visitorZone: sql<string>`zone` })
				.where(isOf(requestId))
				.execute();
			await letGo(db, requestId);
		},
	};
}

async function hasLessonAhead(db: Transaction<Schema>, requestId: string): Promise<boolean> {
	const lesson = await db
		.selectFrom("trialBooking")
		.where("requestId", "=", requestId)
		.where("status", "=", "booked")
		.select("id")
		.executeTakeFirst();
	return lesson !== undefined;
}

type CallOff = {
	readonly requestId: string;
	readonly now: Date;
	readonly reason: (typeof CALL_OFF_REASONS)[number];
	/** Of a lesson that has begun it is still to be noted how it went. */
	readonly isAheadOnly?: boolean;
};

/** Its time is free at once: a time is taken by what is booked on it, and that is no more. */
async function callOff(
	db: Transaction<Schema>,
	{ requestId, now, reason, isAheadOnly = false }: CallOff,
): Promise<void> {
	await db
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
		.execute();
}

function isOf(requestId: string): RawBuilder<SqlBool> {
	return sql`${requestId}::uuid in (request_id, booked_under)`;
}

/** A time that was only being looked at. */
async function letGo(db: Transaction<Schema>, requestId: string): Promise<void> {
	await db.updateTable("trialSlot").set({ heldFor: null, heldUntil: null }).where("heldFor", "=", requestId).execute();
}
