import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { TrialRules } from "../trial-rules.ts";
import { refreshSlots } from "./refresh-slots.server.ts";

/** The teacher is present after all: the times of that stretch are free again. @returns whether there was such an entry. */
export async function removeTimeOff(
	db: Transaction<Schema>,
	{ id, now }: { id: string; now: Date },
	rules: TrialRules,
): Promise<boolean> {
	const entry = await db.deleteFrom("trialTimeOff").where("id", "=", id).returning("teacherId").executeTakeFirst();
	if (!entry) return false;
	await refreshSlots(db, { teacherId: entry.teacherId, now, rules });
	return true;
}
