import { sql } from "kysely";
import type { TeacherText } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isFreeSlot, isOfferedTo } from "../../requests/pages/free-slot.server.ts";

export type FreeSlot = {
	readonly id: string;
	readonly startsAt: Date;
	readonly teacher: string;
};

type Question = {
	readonly request: { readonly id: string; readonly courseId: string | null };
	readonly from: Date;
	readonly now: Date;
	readonly locale: Locale;
};

/**
 * Times that a visitor can take, by time. About a course: each with its teacher. About none: one a time, whoever gives it, so that the list
 * stays short.
 */
export async function listFreeSlots(db: Database, { request, from, now, locale }: Question): Promise<FreeSlot[]> {
	const rows = await db
		.selectFrom("trialSlot")
		.innerJoin("teacher", "teacher.id", "trialSlot.teacherId")
		.where("trialSlot.startsAt", ">=", from)
		.where(isFreeSlot({ now, requestId: request.id }))
		.where(isOfferedTo({ requestId: request.id, courseId: request.courseId }))
		.orderBy("trialSlot.startsAt")
		.orderBy("teacher.position")
		.select(["trialSlot.id", "trialSlot.startsAt"])
		.select(sql<TeacherText>`teacher.text -> ${sql.lit(locale)}`.as("text"))
		.execute();
	const slots = rows.map(({ id, startsAt, text }) => ({ id, startsAt, teacher: text.name }));
	if (request.courseId) return slots;
	return slots.filter(({ startsAt }, index) => slots[index - 1]?.startsAt.getTime() !== startsAt.getTime());
}
