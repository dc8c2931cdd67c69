import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { TrialRules } from "../trial-rules.ts";
import { refreshSlots } from "./refresh-slots.server.ts";

/** Takes a window out of a teacher's week with its free times; booked lessons stay. @returns whether there was one. */
export async function removeWindow(
	db: Transaction<Schema>,
	{ id, now }: { id: string; now: Date },
	rules: TrialRules,
): Promise<boolean> {
	const window = await db.deleteFrom("trialWindow").where("id", "=", id).returning("teacherId").executeTakeFirst();
	if (!window) return false;
	await refreshSlots(db, { teacherId: window.teacherId, now, rules });
	return true;
}
