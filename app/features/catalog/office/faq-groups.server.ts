import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { localized, requiredText, slugField, wholeNumber } from "../../../records/field-rules.ts";
import { isOthersSlug } from "../../../records/is-others-slug.server.ts";
import { addNamed, writeNamed } from "../../../records/named-rows.server.ts";
import type { Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { FAQ_PAGES } from "../../../shared/faq-pages.ts";
import { fail, succeed } from "../../../shared/result.ts";

const groupSchema = z.object({
	slug: slugField,
	position: wholeNumber(0, 10_000),
	pages: z.array(z.enum(FAQ_PAGES, "unknown")).max(FAQ_PAGES.length, "tooMany"),
	text: localized(z.object({ title: requiredText(120) })),
});

type GroupDocument = z.infer<typeof groupSchema>;

/** Groups of frequent questions, and the pages that show them. */
export function createFaqGroupResource(): Resource<GroupDocument> {
	return {
		name: "faq-groups",
		schema: groupSchema,
		isContent: true,
		list: {
			from: sql`faq_group`,
			columns: {
				id: sql`faq_group.id`,
				slug: sql`faq_group.slug`,
				titleRu: sql`faq_group.text->'ru'->>'title'`,
				titleEn: sql`faq_group.text->'en'->>'title'`,
				pages: sql`faq_group.pages`,
				questions: sql`(select count(*)::int from faq_question where faq_question.group_id = faq_group.id)`,
				position: sql`faq_group.position`,
			},
			search: [sql`faq_group.slug`, sql`faq_group.text->'ru'->>'title'`, sql`faq_group.text->'en'->>'title'`],
			filters: { page: (page) => sql<SqlBool>`${page} = any(faq_group.pages)` },
			sorts: {
				position: sql`faq_group.position`,
				titleRu: sql`faq_group.text->'ru'->>'title' collate "und-x-icu"`,
				titleEn: sql`faq_group.text->'en'->>'title' collate "und-x-icu"`,
			},
			defaultSort: { by: "position", order: "asc" },
		},
		translation: inTextColumn("faq_group", "title"),
		lock: lockRow("faqGroup"),
		read: readRows(readGroups),
		create: (transaction, input) => addNamed(transaction, "faq_group", input),
		async update(transaction, { id, input }, { now }) {
			if (await isOthersSlug(transaction, "faq_group", { slug: input.slug, id })) return fail("taken", "slug");
			return writeNamed(transaction, "faq_group", { id, input, now });
		},
		async remove(transaction, id) {
			const question = await transaction
				.selectFrom("faqQuestion")
				.where("groupId", "=", id)
				.select("id")
				.executeTakeFirst();
			if (question) return fail("inUse");
			await transaction.deleteFrom("faqGroup").where("id", "=", id).execute();
			return succeed();
		},
	};
}

async function readGroups(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("faqGroup")
		.where("id", "in", ids)
		.select(["id", "version", "slug", "position", "pages", "text"])
		.execute();
	return rows.map((row) => ({ ...row, pages: row.pages as GroupDocument["pages"] }));
}
