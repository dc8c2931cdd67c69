import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Acting } from "../../../records/resource.ts";
import { fail, type Refusal, type Result, succeed } from "../../../shared/result.ts";
import { carryCourseSlug } from "./carry-slug.server.ts";
import type { CourseDocument } from "./course-document.ts";
import { refuseSlug } from "./refuse-slug.server.ts";
import { saveCourseLinks } from "./save-course-links.server.ts";
import { saveCourseTexts } from "./save-course-texts.server.ts";
import { saveTariffs } from "./save-tariffs.server.ts";

/** Adds a course with everything that belongs to it. */
export async function addCourse(
	transaction: Transaction<Schema>,
	course: CourseDocument,
	{ now }: Acting,
): Promise<Result<string>> {
	const refusal = await refuseCourse(transaction, undefined, course);
	if (refusal) return refusal;
	const { id } = await transaction.insertInto("course").values(rowOf(course)).returning("id").executeTakeFirstOrThrow();
	const saved = await saveParts(transaction, { id, course, now });
	return saved.ok ? succeed(id) : saved;
}

/** Writes a whole course over what there was. */
export async function saveCourse(
	transaction: Transaction<Schema>,
	{ id, input: course }: { readonly id: string; readonly input: CourseDocument },
	{ now }: Acting,
): Promise<Result<undefined>> {
	const refusal = await refuseCourse(transaction, id, course);
	if (refusal) return refusal;
	const before = await transaction.selectFrom("course").where("id", "=", id).select("slug").executeTakeFirstOrThrow();
	await transaction
		.updateTable("course")
		.set({ ...rowOf(course), ...raised(now) })
		.where("id", "=", id)
		.execute();
	await carryCourseSlug(transaction, { from: before.slug, to: course.slug });
	return saveParts(transaction, { id, course, now });
}

type Saving = { readonly id: string; readonly course: CourseDocument; readonly now: Date };

async function saveParts(transaction: Transaction<Schema>, { id, course, now }: Saving): Promise<Result<undefined>> {
	const { texts, tariffs, teachers, related } = course;
	await saveCourseTexts(transaction, { courseId: id, texts, now });
	const linked = await saveCourseLinks(transaction, { courseId: id, teachers, related });
	return linked.ok ? saveTariffs(transaction, { courseId: id, tariffs, now }) : linked;
}

/** What the schema cannot know: other records. */
async function refuseCourse(
	transaction: Transaction<Schema>,
	id: string | undefined,
	{ slug, categoryId, audience, successorId }: CourseDocument,
): Promise<Refusal | undefined> {
	const category = await transaction
		.selectFrom("category")
		.where("id", "=", categoryId)
		.select("audience")
		.executeTakeFirst();
	if (!category) return fail("unknown", "categoryId");
	if (category.audience !== audience) return fail("otherAudience", "categoryId");
	if (successorId) {
		if (successorId === id) return fail("itself", "successorId");
		const successor = await transaction
			.selectFrom("course")
			.where("id", "=", successorId)
			.select("id")
			.executeTakeFirst();
		if (!successor) return fail("unknown", "successorId");
	}
	return refuseSlug(transaction, { kind: "course", slug, id });
}

function rowOf({ texts: _texts, teachers: _teachers, related: _related, tariffs: _tariffs, ...row }: CourseDocument) {
	return { ...row, successorId: row.status === "on_pause" ? row.successorId : null };
}

/** Takes a course off the site for good; what was ordered and asked about it stays readable. */
export async function archiveCourse(
	transaction: Transaction<Schema>,
	id: string,
	{ now }: Acting,
): Promise<Result<undefined>> {
	await transaction
		.updateTable("course")
		.set({ status: "archived", successorId: null, ...raised(now) })
		.where("id", "=", id)
		.execute();
	return succeed();
}
