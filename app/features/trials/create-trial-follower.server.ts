import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { RequestFollower } from "../requests/board/request-follower.ts";
import { callOffLessons, letGo } from "./call-off-lessons.server.ts";

/**
 * Lessons follow their request, and remember under which secret they were booked. One person has one lesson ahead: of two, that of the
 * remaining request is kept (`mergeRequests` waits until one that has begun is recorded). For a person who may not be contacted, or is
 * lost, the lesson ahead is called off without a letter.
 */
export function createTrialFollower(): RequestFollower {
	return {
		async callOff(db, { requestId, now }) {
			await callOffLessons(db, { requestId, now, reason: "consent-withdrawn" });
			await letGo(db, requestId);
		},
		async close(db, { requestId, now }) {
			await callOffLessons(db, { requestId, now, reason: "closed", isAheadOnly: true });
			await letGo(db, requestId);
		},
		async moveTo(db, { from, to, now }) {
			if (await hasLessonAhead(db, to)) await callOffLessons(db, { requestId: from, now, reason: "merged" });
			await db
				.updateTable("trialBooking")
				.set({ requestId: to, bookedUnder: sql<string>`coalesce(booked_under, ${from}::uuid)` })
				.where("requestId", "=", from)
				.execute();
			await letGo(db, from);
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
