import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { day, rowId, zoneField } from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { WEEKDAYS } from "../../../shared/week.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { removeWindow } from "../slots/remove-window.server.ts";
import { saveWindow, type WindowInput } from "../slots/save-window.server.ts";
import { type TrialRules, trialRules } from "../trial-rules.ts";
import { isOwnTeacher, ownTeacherScope } from "./own-teacher.ts";
import { type ChangeForTeacher, savingForTeacher } from "./save-for-teacher.server.ts";

const clockTime = z.string("required").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time");

const windowSchema = z
	.object({
		teacherId: rowId,
		weekday: z.enum(WEEKDAYS, "required"),
		fromTime: clockTime,
		toTime: clockTime,
		zone: zoneField,
		validFrom: day,
		validTo: day.nullish().transform((value) => value ?? null),
		meetingUrl: z
			.url({ protocol: /^https?$/, error: "url" })
			.nullish()
			.transform((value) => value ?? null),
	})
	.superRefine(({ fromTime, toTime, validFrom, validTo }, context) => {
		const complain = (path: string) => context.addIssue({ code: "custom", path: [path], message: "order" });
		if (toTime !== "00:00" && toTime <= fromTime) complain("toTime");
		if (validTo !== null && validTo < validFrom) complain("validTo");
	});

type WindowDocument = z.infer<typeof windowSchema>;

/** When teachers give trial lessons. A change makes free times at once; booked lessons stay. */
export function createTrialWindowResource(): Resource<WindowDocument> {
	return {
		name: "trial-windows",
		schema: windowSchema,
		isContent: false,
		list: {
			from: sql`trial_window join teacher on teacher.id = trial_window.teacher_id`,
			columns: {
				id: sql`trial_window.id`,
				teacherId: sql`trial_window.teacher_id`,
				teacherRu: sql`teacher.text->'ru'->>'name'`,
				teacherEn: sql`teacher.text->'en'->>'name'`,
				weekday: sql`(${WEEKDAYS}::text[])[trial_window.weekday]`,
				fromTime: sql`trial_window.from_time`,
				toTime: sql`trial_window.to_time`,
				zone: sql`trial_window.zone`,
				validFrom: sql`trial_window.valid_from::text`,
				validTo: sql`trial_window.valid_to::text`,
			},
			csv: { teacherId: "leftOut", validFrom: "day", validTo: "day" },
			search: [sql`teacher.text->'ru'->>'name'`, sql`teacher.text->'en'->>'name'`],
			filters: {
				teacherId: byRowId(sql`trial_window.teacher_id`),
				weekday: (name) => sql`trial_window.weekday = ${numberOf(name)}`,
			},
			sorts: {
				weekday: sql`(trial_window.weekday, trial_window.from_time)`,
				teacherRu: sql`(teacher.text->'ru'->>'name' collate "und-x-icu", trial_window.weekday, trial_window.from_time)`,
				teacherEn: sql`(teacher.text->'en'->>'name' collate "und-x-icu", trial_window.weekday, trial_window.from_time)`,
			},
			defaultSort: { by: "teacherRu", order: "asc" },
			scope: ownTeacherScope(sql`trial_window.teacher_id`),
		},
		lock: lockRow("trialWindow"),
		read: readRows(readWindows),
		isOwn: isOwnTeacher,
		...savingForTeacher(save),
		async remove(transaction, id, { now }) {
			await removeWindow(transaction, { id, now }, trialRules(await getSiteSettings(transaction)));
			return succeed();
		},
	};
}

async function save(
	db: Transaction<Schema>,
	{ id, input, now }: ChangeForTeacher<WindowDocument>,
	rules: TrialRules,
): Promise<Result<string>> {
	const window: WindowInput = { ...input, weekday: numberOf(input.weekday) };
	const saved = await saveWindow(db, { ...(id ? { id } : {}), window, now }, rules);
	if (saved.ok) return saved;
	return saved.code === "overlaps" ? fail("overlaps", "fromTime") : fail(saved.code);
}

async function readWindows(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("trialWindow")
		.where("id", "in", ids)
		.select(["id", "version", "teacherId", "weekday", "fromTime", "toTime", "zone", "meetingUrl", "updatedAt"])
		.select(["validFrom", "validTo"])
		.execute();
	return rows.map(({ weekday, ...row }) => ({ ...row, weekday: WEEKDAYS[weekday - 1] ?? "monday" }));
}

/** Monday is 1; a word that is no weekday is none. */
function numberOf(name: string): number {
	const names: readonly string[] = WEEKDAYS;
	return names.indexOf(name) + 1;
}
