import { type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { TrialRules } from "../trial-rules.ts";
import { changeMeeting } from "./change-meeting.server.ts";
import type { PlannedWindow } from "./plan-slots.server.ts";
import { lockTimesOf, refreshSlots } from "./refresh-slots.server.ts";

export type WindowInput = PlannedWindow & { readonly teacherId: string };

type Save = { readonly id?: string; readonly window: WindowInput; readonly now: Date };

/**
 * Writes a window of a teacher's week, or changes the one with `id`, and makes the free times follow it. Booked lessons stay; their
 * link changes with that of the window.
 * @returns the id.
 */
export async function saveWindow(
	db: Transaction<Schema>,
	{ id, window, now }: Save,
	rules: TrialRules,
): Promise<Result<string, "notFound" | "overlaps">> {
	const before = id ? await findWindow(db, id) : undefined;
	if (id && !before) return fail("notFound");
	if (before?.teacherId === window.teacherId && before.meetingUrl !== window.meetingUrl) {
		const { teacherId, meetingUrl } = window;
		await changeMeeting(db, { teacherId, windows: [before, window], meetingUrl, now });
	}
	// Two windows that are saved at once must see each other. In one order, so that nobody waits for one who waits for him.
	const teachers = [...new Set([window.teacherId, before?.teacherId ?? window.teacherId])].sort();
	for (const teacherId of teachers) await lockTimesOf(db, teacherId);
	if (await overlapsAnother(db, { id, window })) return fail("overlaps");
	const saved = id
		? await db
				.updateTable("trialWindow")
				.set({ ...window, ...raised(now) })
				.where("id", "=", id)
				.returning("id")
				.executeTakeFirstOrThrow()
		: await db
				.insertInto("trialWindow")
				.values({ ...window, createdAt: now, updatedAt: now })
				.returning("id")
				.executeTakeFirstOrThrow();
	for (const teacherId of teachers) await refreshSlots(db, { teacherId, now, rules });
	return succeed(saved.id);
}

function findWindow(db: Transaction<Schema>, id: string): Promise<WindowInput | undefined> {
	return db
		.selectFrom("trialWindow")
		.where("id", "=", id)
		.select(["teacherId", "weekday", "fromTime", "toTime", "zone", "meetingUrl", "validFrom", "validTo"])
		.executeTakeFirst();
}

async function overlapsAnother(db: Transaction<Schema>, { id, window }: Omit<Save, "now">): Promise<boolean> {
	const other = await db
		.selectFrom("trialWindow")
		.where("teacherId", "=", window.teacherId)
		.where("weekday", "=", window.weekday)
		.where("id", "is distinct from", id ?? null)
		.where("fromTime", "<", window.toTime === "00:00" ? "24:00" : window.toTime)
		.where(sql<SqlBool>`(to_time = '00:00' or to_time > ${window.fromTime})`)
		.where(
			sql<SqlBool>`daterange(valid_from, valid_to, '[]') && daterange(${window.validFrom}::date, ${window.validTo}::date, '[]')`,
		)
		.select("id")
		.executeTakeFirst();
	return other !== undefined;
}
