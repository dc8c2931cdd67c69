import { sql } from "kysely";
import type { RequestFollower } from "../../requests/board/request-follower.ts";
import type { BookingMessages } from "./booking-messages.ts";
import { callOffLessons, letGo } from "./call-off-lessons.server.ts";

/**
 * Lessons follow their request, and remember under which secret they were booked; `mergeRequests` merges no two requests that both have a
 * booked lesson. For a person who may not be contacted the lesson ahead is called off without a letter; a lost request has its person told,
 * who would come to the lesson otherwise.
 */
export function createTrialFollower(messages?: Pick<BookingMessages, "write">): RequestFollower {
	return {
		async callOff(db, { requestId, now }) {
			await callOffLessons(db, { requestId, now, reason: "consent-withdrawn" });
			await letGo(db, requestId);
		},
		async close(db, { requestId, isTold, now }) {
			const lessons = await callOffLessons(db, { requestId, now, reason: "closed", isAheadOnly: true });
			for (const id of isTold ? lessons : []) await messages?.write(db, "cancelled", id);
			await letGo(db, requestId);
		},
		async moveTo(db, { from, to }) {
			await db
				.updateTable("trialBooking")
				.set({ requestId: to, bookedUnder: sql<string>`coalesce(booked_under, ${from}::uuid)` })
				.where("requestId", "=", from)
				.execute();
			await letGo(db, from);
		},
	};
}
