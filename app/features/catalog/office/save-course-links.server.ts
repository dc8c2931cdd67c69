import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";

type Links = { readonly courseId: string; readonly teachers: readonly string[]; readonly related: readonly string[] };

/** Writes who teaches a course and which courses stand beside it, in their order. */
export async function saveCourseLinks(
	transaction: Transaction<Schema>,
	{ courseId, teachers, related }: Links,
): Promise<Result<undefined>> {
	const people = [...new Set(teachers)];
	const neighbours = [...new Set(related)];
	if (neighbours.includes(courseId)) return fail("itself", "related");
	if ((await countKnown(transaction, "teacher", people)) < people.length) return fail("unknown", "teachers");
	if ((await countKnown(transaction, "course", neighbours)) < neighbours.length) return fail("unknown", "related");
	await transaction.deleteFrom("courseTeacher").where("courseId", "=", courseId).execute();
	await transaction.deleteFrom("courseRelated").where("courseId", "=", courseId).execute();
	if (people.length > 0) {
		const rows = people.map((teacherId, position) => ({ courseId, teacherId, position }));
		await transaction.insertInto("courseTeacher").values(rows).execute();
	}
	if (neighbours.length > 0) {
		const rows = neighbours.map((relatedId, position) => ({ courseId, relatedId, position }));
		await transaction.insertInto("courseRelated").values(rows).execute();
	}
	return succeed();
}

async function countKnown(
	transaction: Transaction<Schema>,
	table: "teacher" | "course",
	ids: readonly string[],
): Promise<number> {
	if (ids.length === 0) return 0;
	const rows = await transaction
		.selectFrom(table)
		.where("id", "in", [...ids])
		.select("id")
		.execute();
	return rows.length;
}
