import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { instant, rowId } from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { listConflicts } from "../slots/list-conflicts.server.ts";
import { removeTimeOff } from "../slots/remove-time-off.server.ts";
import { saveTimeOff } from "../slots/save-time-off.server.ts";
import { type TrialRules, trialRules } from "../trial-rules.ts";
import { isOwnTeacher, ownTeacherScope } from "./own-teacher.ts";
import { type ChangeForTeacher, savingForTeacher } from "./save-for-teacher.server.ts";

const timeOffSchema = z
	.object({ teacherId: rowId, startsAt: instant, endsAt: instant, note: z.string().trim().max(300, "tooLong") })
	.superRefine(({ startsAt, endsAt }, context) => {
		if (Date.parse(endsAt) <= Date.parse(startsAt)) {
			context.addIssue({ code: "custom", path: ["endsAt"], message: "order" });
		}
	});

type TimeOffDocument = z.infer<typeof timeOffSchema>;

/** When teachers are away. Free times within it disappear at once; lessons booked then are listed with the record. */
export function createTrialTimeOffResource(): Resource<TimeOffDocument> {
	return {
		name: "trial-time-off",
		schema: timeOffSchema,
		isContent: false,
		privateFields: ["conflicts"],
		list: {
			from: sql`trial_time_off join teacher on teacher.id = trial_time_off.teacher_id`,
			columns: {
				id: sql`trial_time_off.id`,
				teacherId: sql`trial_time_off.teacher_id`,
				teacherRu: sql`teacher.text->'ru'->>'name'`,
				teacherEn: sql`teacher.text->'en'->>'name'`,
				startsAt: sql`trial_time_off.starts_at`,
				endsAt: sql`trial_time_off.ends_at`,
				note: sql`trial_time_off.note`,
				conflicts: sql`(select count(*)::int from trial_booking where trial_booking.teacher_id = trial_time_off.teacher_id
					and trial_booking.status = 'booked' and trial_booking.starts_at < trial_time_off.ends_at
					and trial_booking.starts_at + trial_booking.minutes * interval '1 minute' > trial_time_off.starts_at)`,
			},
			csv: { teacherId: "leftOut" },
			search: [sql`teacher.text->'ru'->>'name'`, sql`teacher.text->'en'->>'name'`, sql`trial_time_off.note`],
			filters: { teacherId: byRowId(sql`trial_time_off.teacher_id`) },
			sorts: { startsAt: sql`trial_time_off.starts_at`, endsAt: sql`trial_time_off.ends_at` },
			defaultSort: { by: "startsAt", order: "desc" },
			scope: ownTeacherScope(sql`trial_time_off.teacher_id`),
		},
		lock: lockRow("trialTimeOff"),
		read: readRows(readTimeOff),
		isOwn: isOwnTeacher,
		...savingForTeacher(save),
		async remove(transaction, id, { now }) {
			await removeTimeOff(transaction, { id, now }, trialRules(await getSiteSettings(transaction)));
			return succeed();
		},
	};
}

async function save(
	db: Transaction<Schema>,
	{ id, input, now }: ChangeForTeacher<TimeOffDocument>,
	rules: TrialRules,
): Promise<Result<string>> {
	const timeOff = { ...input, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
	const saved = await saveTimeOff(db, { ...(id ? { id } : {}), timeOff, now }, rules);
	return saved.ok ? succeed(saved.value.id) : fail(saved.code);
}

export async function readTimeOff(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("trialTimeOff")
		.where("id", "in", ids)
		.select(["id", "version", "teacherId", "startsAt", "endsAt", "note", "updatedAt"])
		.execute();
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			startsAt: row.startsAt.toISOString(),
			endsAt: row.endsAt.toISOString(),
			/** Lessons to be moved or called off: who, and when. */
			conflicts: (await listConflicts(db, row)).map(({ id, number, startsAt, name }) => ({
				...{ id, number, name },
				startsAt: startsAt.toISOString(),
			})),
		})),
	);
}
