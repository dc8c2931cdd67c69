import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { callOffLessons, isOf, letGo } from "./call-off-lessons.server.ts";

/** The lesson ahead of somebody who is forgotten is called off without a letter; what was noted of others is erased. */
export async function eraseLessons(
	db: Transaction<Schema>,
	{ requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<void> {
	await callOffLessons(db, { requestId, now, reason: "erased" });
	await db
		.updateTable("trialBooking")
		.set({ outcomeNote: "", cancelReason: null, visitorZone: sql<string>`zone` })
		.where(isOf(requestId))
		.execute();
	await letGo(db, requestId);
}
