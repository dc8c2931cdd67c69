import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { TrialRules } from "../trial-rules.ts";
import { type ConflictingBooking, listConflicts } from "./list-conflicts.server.ts";
import { refreshSlots } from "./refresh-slots.server.ts";

export type TimeOffInput = {
	readonly teacherId: string;
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly note: string;
};

type Save = { readonly id?: string; readonly timeOff: TimeOffInput; readonly now: Date };

export type SavedTimeOff = { readonly id: string; readonly conflicts: readonly ConflictingBooking[] };

/**
 * Writes down that a teacher is away, or changes the entry with `id`; free times within it are gone at once. Lessons that are booked then
 * stay, and are told, so that staff move them or call them off.
 */
export async function saveTimeOff(
	db: Transaction<Schema>,
	{ id, timeOff, now }: Save,
	rules: TrialRules,
): Promise<Result<SavedTimeOff, "notFound">> {
	const before = id
		? await db.selectFrom("trialTimeOff").where("id", "=", id).select("teacherId").executeTakeFirst()
		: undefined;
	if (id && !before) return fail("notFound");
	const saved = id
		? await db
				.updateTable("trialTimeOff")
				.set({ ...timeOff, ...raised(now) })
				.where("id", "=", id)
				.returning("id")
				.executeTakeFirstOrThrow()
		: await db
				.insertInto("trialTimeOff")
				.values({ ...timeOff, createdAt: now, updatedAt: now })
				.returning("id")
				.executeTakeFirstOrThrow();
	const teachers = new Set([timeOff.teacherId, before?.teacherId ?? timeOff.teacherId]);
	for (const teacherId of [...teachers].sort()) await refreshSlots(db, { teacherId, now, rules });
	return succeed({ id: saved.id, conflicts: await listConflicts(db, timeOff) });
}
