import { type SqlBool, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import {
	instant,
	localized,
	longText,
	optionalRowId,
	optionalText,
	requiredText,
	wholeNumber,
} from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { REVIEW_KINDS, REVIEW_STATUSES } from "../../../shared/course-states.ts";
import type { Locale } from "../../../shared/localized.ts";
import { fail, type Refusal, succeed } from "../../../shared/result.ts";
import { avatarField } from "./art-fields.ts";

const reviewSchema = z.object({
	courseId: optionalRowId,
	kind: z.enum(REVIEW_KINDS, "required"),
	rating: wholeNumber(1, 5),
	avatar: avatarField,
	/** Where it was written. */
	source: requiredText(200),
	/** On the home page too. */
	featured: z.boolean().default(false),
	status: z.enum(REVIEW_STATUSES, "required"),
	writtenAt: instant,
	text: localized(
		z.object({
			name: requiredText(100),
			about: requiredText(200),
			text: longText(4000),
			/** What the school says to it. */
			answer: optionalText(4000),
		}),
	),
});

type ReviewDocument = z.infer<typeof reviewSchema>;

/** As much of a review as a list shows, cut between words. */
function firstWords(locale: Locale) {
	const text = sql`review.text->${sql.lit(locale)}->>'text'`;
	return sql`case when length(${text}) > 160 then regexp_replace(left(${text}, 160), '\\s+\\S*$', '') || '…' else ${text} end`;
}

/** Reviews, with the school's answers. */
export function createReviewResource(): Resource<ReviewDocument> {
	return {
		name: "reviews",
		schema: reviewSchema,
		isContent: true,
		list: REVIEW_LIST,
		translation: inTextColumn("review", "name"),
		lock: lockRow("review"),
		read: readRows(readReviews),
		async create(transaction, { text, ...row }, { now }) {
			const refusal = refuseFuture(row.writtenAt, now) ?? (await refuseCourse(transaction, row.courseId));
			if (refusal) return refusal;
			const { id } = await transaction
				.insertInto("review")
				.values({ ...row, text: JSON.stringify(text) })
				.returning("id")
				.executeTakeFirstOrThrow();
			return succeed(id);
		},
		async update(transaction, { id, input: { text, ...row } }, { now }) {
			const refusal = refuseFuture(row.writtenAt, now) ?? (await refuseCourse(transaction, row.courseId));
			if (refusal) return refusal;
			await transaction
				.updateTable("review")
				.set({ ...row, text: JSON.stringify(text), ...raised(now) })
				.where("id", "=", id)
				.execute();
			return succeed();
		},
		async remove(transaction, id) {
			await transaction.deleteFrom("review").where("id", "=", id).execute();
			return succeed();
		},
	};
}

const REVIEW_LIST: ListRule = {
	from: sql`review
		left join course_text ru on ru.course_id = review.course_id and ru.locale = 'ru'
		left join course_text en on en.course_id = review.course_id and en.locale = 'en'`,
	columns: {
		id: sql`review.id`,
		nameRu: sql`review.text->'ru'->>'name'`,
		nameEn: sql`review.text->'en'->>'name'`,
		textRu: firstWords("ru"),
		textEn: firstWords("en"),
		kind: sql`review.kind`,
		rating: sql`review.rating`,
		courseId: sql`review.course_id`,
		courseRu: sql`coalesce(ru.title, en.title)`,
		courseEn: sql`coalesce(en.title, ru.title)`,
		hasAnswer: sql`review.text->'ru'->>'answer' is not null`,
		featured: sql`review.featured`,
		status: sql`review.status`,
		writtenAt: sql`review.written_at`,
	},
	csv: { courseId: "leftOut" },
	search: [sql`jsonb_path_query_array(review.text, '$.*.*')::text`, sql`ru.title`, sql`en.title`],
	filters: {
		status: (status) => sql<SqlBool>`review.status = ${status}`,
		kind: (kind) => sql<SqlBool>`review.kind = ${kind}`,
		rating: (rating) => (/^[1-5]$/.test(rating) ? sql<SqlBool>`review.rating = ${Number(rating)}` : undefined),
		courseId: byRowId(sql`review.course_id`),
		answered: (answered) =>
			sql<SqlBool>`(review.text->'ru'->>'answer' is not null) = ${answered === "true" || answered === "yes"}`,
	},
	sorts: {
		writtenAt: sql`review.written_at`,
		rating: sql`review.rating`,
		nameRu: sql`review.text->'ru'->>'name' collate "und-x-icu"`,
		nameEn: sql`review.text->'en'->>'name' collate "und-x-icu"`,
		status: sql`review.status`,
	},
	defaultSort: { by: "writtenAt", order: "desc" },
};

/** Pages print the day, and no review was written on a day still to come. */
function refuseFuture(writtenAt: string, now: Date): Refusal | undefined {
	return Date.parse(writtenAt) > now.getTime() ? fail("future", "writtenAt") : undefined;
}

async function refuseCourse(transaction: Transaction<Schema>, courseId: string | null): Promise<Refusal | undefined> {
	if (!courseId) return undefined;
	const course = await transaction.selectFrom("course").where("id", "=", courseId).select("id").executeTakeFirst();
	return course ? undefined : fail("unknown", "courseId");
}

async function readReviews(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("review")
		.where("id", "in", ids)
		.select([
			"id",
			"version",
			"courseId",
			"kind",
			"rating",
			"avatar",
			"source",
			"featured",
			"status",
			"writtenAt",
			"text",
		])
		.execute();
	return rows.map(({ writtenAt, ...row }) => ({ ...row, writtenAt: writtenAt.toISOString() }));
}
