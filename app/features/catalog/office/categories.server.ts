import { type SqlBool, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { localized, requiredText, slugField, wholeNumber } from "../../../records/field-rules.ts";
import type { Acting, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { AUDIENCES } from "../../../shared/course-states.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { coverField, planetField } from "./art-fields.ts";
import { carryCategorySlug } from "./carry-slug.server.ts";
import { refuseSlug } from "./refuse-slug.server.ts";

const categorySchema = z.object({
	slug: slugField,
	audience: z.enum(AUDIENCES, "required"),
	planet: planetField,
	cover: coverField,
	position: wholeNumber(0, 10_000),
	text: localized(
		z.object({
			title: requiredText(120),
			menu: requiredText(60),
			lead: requiredText(600),
			seo: z.object({ title: requiredText(75), description: requiredText(175) }),
		}),
	),
});

type CategoryDocument = z.infer<typeof categorySchema>;

/** Categories of courses: pages of their own, and the menu. */
export function createCategoryResource(): Resource<CategoryDocument> {
	return {
		name: "categories",
		schema: categorySchema,
		isContent: true,
		list: {
			from: sql`category`,
			columns: {
				id: sql`category.id`,
				slug: sql`category.slug`,
				audience: sql`category.audience`,
				titleRu: sql`category.text->'ru'->>'title'`,
				titleEn: sql`category.text->'en'->>'title'`,
				courses: sql`(select count(*)::int from course where course.category_id = category.id and course.status <> 'archived')`,
				position: sql`category.position`,
				updatedAt: sql`category.updated_at`,
			},
			search: [sql`category.slug`, sql`category.text->'ru'->>'title'`, sql`category.text->'en'->>'title'`],
			filters: { audience: (audience) => sql<SqlBool>`category.audience = ${audience}` },
			sorts: {
				position: sql`category.position`,
				titleRu: sql`category.text->'ru'->>'title' collate "und-x-icu"`,
				titleEn: sql`category.text->'en'->>'title' collate "und-x-icu"`,
				updatedAt: sql`category.updated_at`,
			},
			defaultSort: { by: "position", order: "asc" },
		},
		translation: inTextColumn("category", "title"),
		lock: lockRow("category"),
		read: readRows(readCategories),
		create: addCategory,
		update: saveCategory,
		async remove(transaction, id) {
			if (await hasCourses(transaction, id)) return fail("inUse");
			await transaction.deleteFrom("category").where("id", "=", id).execute();
			return succeed();
		},
	};
}

async function addCategory(
	transaction: Transaction<Schema>,
	{ text, ...row }: CategoryDocument,
): Promise<Result<string>> {
	const refusal = await refuseSlug(transaction, { kind: "category", slug: row.slug, id: undefined });
	if (refusal) return refusal;
	const { id } = await transaction
		.insertInto("category")
		.values({ ...row, text: JSON.stringify(text) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return succeed(id);
}

async function saveCategory(
	transaction: Transaction<Schema>,
	{ id, input }: { readonly id: string; readonly input: CategoryDocument },
	{ now }: Acting,
): Promise<Result<undefined>> {
	const { text, ...row } = input;
	const refusal = await refuseSlug(transaction, { kind: "category", slug: row.slug, id });
	if (refusal) return refusal;
	const before = await transaction
		.selectFrom("category")
		.where("id", "=", id)
		.select(["slug", "audience"])
		.executeTakeFirstOrThrow();
	if (before.audience !== row.audience && (await hasCourses(transaction, id))) return fail("inUse", "audience");
	await transaction
		.updateTable("category")
		.set({ ...row, text: JSON.stringify(text), ...raised(now) })
		.where("id", "=", id)
		.execute();
	await carryCategorySlug(transaction, { from: before.slug, to: row.slug, now });
	return succeed();
}

async function hasCourses(db: Database, id: string): Promise<boolean> {
	const course = await db.selectFrom("course").where("categoryId", "=", id).select("id").executeTakeFirst();
	return course !== undefined;
}

async function readCategories(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("category")
		.where("id", "in", ids)
		.select(["id", "version", "slug", "audience", "planet", "cover", "position", "text", "updatedAt"])
		.execute();
}
