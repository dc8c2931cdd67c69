import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { localized, longText, requiredText, rowId, wholeNumber } from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { fail, succeed } from "../../../shared/result.ts";

const questionSchema = z.object({
	groupId: rowId,
	position: wholeNumber(0, 10_000),
	text: localized(z.object({ q: requiredText(300), a: longText(4000) })),
});

type QuestionDocument = z.infer<typeof questionSchema>;

/** Frequent questions with their answers. */
export function createFaqQuestionResource(): Resource<QuestionDocument> {
	return {
		name: "faq-questions",
		schema: questionSchema,
		isContent: true,
		list: FAQ_QUESTION_LIST,
		translation: inTextColumn("faq_question", "q"),
		lock: lockRow("faqQuestion"),
		read: readRows(readQuestions),
		async create(transaction, { text, ...row }) {
			if (!(await isGroup(transaction, row.groupId))) return fail("unknown", "groupId");
			const { id } = await transaction
				.insertInto("faqQuestion")
				.values({ ...row, text: JSON.stringify(text) })
				.returning("id")
				.executeTakeFirstOrThrow();
			return succeed(id);
		},
		async update(transaction, { id, input: { text, ...row } }, { now }) {
			if (!(await isGroup(transaction, row.groupId))) return fail("unknown", "groupId");
			await transaction
				.updateTable("faqQuestion")
				.set({ ...row, text: JSON.stringify(text), ...raised(now) })
				.where("id", "=", id)
				.execute();
			return succeed();
		},
		async remove(transaction, id) {
			await transaction.deleteFrom("faqQuestion").where("id", "=", id).execute();
			return succeed();
		},
	};
}

const FAQ_QUESTION_LIST: ListRule = {
	from: sql`faq_question join faq_group on faq_group.id = faq_question.group_id`,
	columns: {
		id: sql`faq_question.id`,
		questionRu: sql`faq_question.text->'ru'->>'q'`,
		questionEn: sql`faq_question.text->'en'->>'q'`,
		groupId: sql`faq_question.group_id`,
		groupRu: sql`faq_group.text->'ru'->>'title'`,
		groupEn: sql`faq_group.text->'en'->>'title'`,
		position: sql`faq_question.position`,
		updatedAt: sql`faq_question.updated_at`,
	},
	csv: { groupId: "leftOut" },
	search: ["ru", "en"].flatMap((locale) => [
		sql`faq_question.text->${sql.lit(locale)}->>'q'`,
		sql`faq_question.text->${sql.lit(locale)}->>'a'`,
	]),
	filters: { groupId: byRowId(sql`faq_question.group_id`) },
	sorts: {
		position: sql`faq_group.position * 100000 + faq_question.position`,
		questionRu: sql`faq_question.text->'ru'->>'q' collate "und-x-icu"`,
		questionEn: sql`faq_question.text->'en'->>'q' collate "und-x-icu"`,
		updatedAt: sql`faq_question.updated_at`,
	},
	defaultSort: { by: "position", order: "asc" },
};

async function isGroup(transaction: Transaction<Schema>, id: string): Promise<boolean> {
	const group = await transaction.selectFrom("faqGroup").where("id", "=", id).select("id").executeTakeFirst();
	return group !== undefined;
}

async function readQuestions(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("faqQuestion")
		.where("id", "in", ids)
		.select(["id", "version", "groupId", "position", "text", "updatedAt"])
		.execute();
}
