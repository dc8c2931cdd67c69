import { sql } from "kysely";
import { z } from "zod";
import { localized, requiredText, slugField, wholeNumber } from "../../../records/field-rules.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { addAddressed, readAddressed, writeAddressed } from "./addressed-rows.server.ts";

const rubricSchema = z.object({
	slug: slugField,
	position: wholeNumber(0, 10_000),
	text: localized(z.object({ title: requiredText(100), description: requiredText(400) })),
});

type RubricDocument = z.infer<typeof rubricSchema>;

/** Rubrics of the blog. */
export function createRubricResource(): Resource<RubricDocument> {
	return {
		name: "rubrics",
		schema: rubricSchema,
		isContent: true,
		list: RUBRIC_LIST,
		translation: inTextColumn("rubric", "title"),
		lock: lockRow("rubric"),
		read: readRows((db, ids) => readAddressed<RubricDocument>(db, "rubric", ids)),
		create: (transaction, input) => addAddressed(transaction, "rubric", input),
		update: (transaction, change, { now }) => writeAddressed(transaction, "rubric", { ...change, now }),
		async remove(transaction, id) {
			const filed = await transaction
				.selectFrom("post")
				.where("rubricId", "=", id)
				.select("id")
				.limit(1)
				.executeTakeFirst();
			if (filed) return fail("inUse");
			await transaction.deleteFrom("rubric").where("id", "=", id).execute();
			return succeed();
		},
	};
}

const RUBRIC_LIST: ListRule = {
	from: sql`rubric`,
	columns: {
		id: sql`rubric.id`,
		slug: sql`rubric.slug`,
		titleRu: sql`rubric.text->'ru'->>'title'`,
		titleEn: sql`rubric.text->'en'->>'title'`,
		posts: sql`(select count(*)::int from post where post.rubric_id = rubric.id)`,
		position: sql`rubric.position`,
		updatedAt: sql`rubric.updated_at`,
	},
	search: [sql`rubric.slug`, sql`rubric.text->'ru'->>'title'`, sql`rubric.text->'en'->>'title'`],
	filters: {},
	sorts: {
		position: sql`rubric.position`,
		titleRu: sql`rubric.text->'ru'->>'title' collate "und-x-icu"`,
		titleEn: sql`rubric.text->'en'->>'title' collate "und-x-icu"`,
		updatedAt: sql`rubric.updated_at`,
	},
	defaultSort: { by: "position", order: "asc" },
};
