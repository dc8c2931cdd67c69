import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { localized, longText, requiredText, slugField, wholeNumber } from "../../../records/field-rules.ts";
import { isOthersSlug } from "../../../records/is-others-slug.server.ts";
import { addNamed, writeNamed } from "../../../records/named-rows.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { avatarField, planetField } from "./art-fields.ts";

const teacherSchema = z.object({
	slug: slugField,
	avatar: avatarField,
	planet: planetField,
	stack: z.array(requiredText(60)).max(20, "tooMany"),
	position: wholeNumber(0, 10_000),
	/** Stays in what has been, and off the site. */
	hasLeft: z.boolean().default(false),
	text: localized(z.object({ name: requiredText(100), role: requiredText(200), bio: longText(2000) })),
});

type TeacherDocument = z.infer<typeof teacherSchema>;

/** Teachers: who they are, what they teach, in both languages. Whoever others lean on is not removed but has left. */
export function createTeacherResource(): Resource<TeacherDocument> {
	return {
		name: "teachers",
		schema: teacherSchema,
		isContent: true,
		// Restoring an earlier biography does not bring back who has left.
		dated: ["hasLeft"],
		list: TEACHER_LIST,
		translation: inTextColumn("teacher", "name"),
		lock: lockRow("teacher"),
		read: readRows(readTeachers),
		create: (transaction, input) => addNamed(transaction, "teacher", input),
		async update(transaction, { id, input }, { now }) {
			if (await isOthersSlug(transaction, "teacher", { slug: input.slug, id })) return fail("taken", "slug");
			return writeNamed(transaction, "teacher", { id, input, now });
		},
		async remove(transaction, id) {
			const { rows } = await sql`
				select 1 from start where teacher_id = ${id} union all
				select 1 from course_teacher where teacher_id = ${id} union all
				select 1 from webinar_speaker where teacher_id = ${id} union all
				select 1 from trial_booking where teacher_id = ${id} limit 1`.execute(transaction);
			if (rows.length > 0) return fail("inUse");
			await transaction.deleteFrom("teacher").where("id", "=", id).execute();
			return succeed();
		},
	};
}

const TEACHER_LIST: ListRule = {
	from: sql`teacher`,
	columns: {
		id: sql`teacher.id`,
		slug: sql`teacher.slug`,
		avatar: sql`teacher.avatar`,
		nameRu: sql`teacher.text->'ru'->>'name'`,
		nameEn: sql`teacher.text->'en'->>'name'`,
		roleRu: sql`teacher.text->'ru'->>'role'`,
		roleEn: sql`teacher.text->'en'->>'role'`,
		position: sql`teacher.position`,
		hasLeft: sql`teacher.has_left`,
		updatedAt: sql`teacher.updated_at`,
	},
	search: [sql`teacher.slug`, sql`teacher.text->'ru'->>'name'`, sql`teacher.text->'en'->>'name'`],
	filters: {
		planet: (planet) => sql`teacher.planet = ${planet}`,
		hasLeft: (hasLeft) => sql`teacher.has_left = ${hasLeft === "yes"}`,
	},
	sorts: {
		position: sql`teacher.position`,
		nameRu: sql`teacher.text->'ru'->>'name' collate "und-x-icu"`,
		nameEn: sql`teacher.text->'en'->>'name' collate "und-x-icu"`,
		updatedAt: sql`teacher.updated_at`,
	},
	defaultSort: { by: "position", order: "asc" },
};

async function readTeachers(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("teacher")
		.where("id", "in", ids)
		.select(["id", "version", "slug", "avatar", "planet", "stack", "position", "hasLeft", "text", "updatedAt"])
		.execute();
}
