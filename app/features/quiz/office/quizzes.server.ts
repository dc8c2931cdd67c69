import { sql, type Transaction } from "kysely";
import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Kept, Resource } from "../../../records/resource.ts";
import { alwaysInBoth } from "../../../records/translation.server.ts";
import { fail, type Refusal, succeed } from "../../../shared/result.ts";
import { artSizes } from "../../../ui/art/art-sizes.ts";
import { type QuizRulesDocument, quizRulesSchema } from "../quiz-rules.ts";

/** Quizzes, named by their slugs: questions and rules as data. Their doors are built in, so they are neither added nor removed. */
export function createQuizResource(): Resource<QuizRulesDocument> {
	return {
		name: "quizzes",
		schema: quizRulesSchema,
		isContent: true,
		async followRenames(db, { courses, ...quiz }) {
			const slugs = courses.map(({ slug }) => slug);
			const present = await followSlugs(db, "course", slugs);
			return { ...quiz, courses: courses.map((course, index) => ({ ...course, slug: present[index] ?? course.slug })) };
		},
		list: {
			from: sql`quiz`,
			columns: {
				id: sql`quiz.slug`,
				questions: sql`jsonb_array_length(quiz.questions)`,
				courses: sql`jsonb_array_length(quiz.courses)`,
				results: sql`(select count(*)::int from quiz_result where quiz_result.quiz_slug = quiz.slug)`,
				updatedAt: sql`quiz.updated_at`,
			},
			search: [sql`quiz.slug`],
			filters: {},
			sorts: { id: sql`quiz.slug`, updatedAt: sql`quiz.updated_at` },
			defaultSort: { by: "id", order: "asc" },
		},
		translation: alwaysInBoth("quiz", "slug"),
		async lock(transaction, id) {
			const { rows } = await sql<{ version: number }>`
				select version from quiz where slug = ${id} for update`.execute(transaction);
			return rows[0]?.version;
		},
		read: readQuizzes,
		async update(transaction, { id, input }, { now }) {
			const refusal = await checkRules(transaction, input);
			if (refusal) return refusal;
			const { questions, courses } = input;
			await transaction
				.updateTable("quiz")
				.set({ questions: JSON.stringify(questions), courses: JSON.stringify(courses), ...raised(now) })
				.where("slug", "=", id)
				.execute();
			return succeed();
		},
	};
}

/** The courses and drawings that the rules name must exist. */
async function checkRules(db: Transaction<Schema>, input: QuizRulesDocument): Promise<Refusal | undefined> {
	const slugs = input.courses.map(({ slug }) => slug);
	const found = await db.selectFrom("course").where("slug", "in", slugs).select("slug").execute();
	const lost = slugs.findIndex((slug) => found.every((course) => course.slug !== slug));
	if (lost !== -1) return fail("unknown", `courses.${lost}.slug`);
	for (const [index, { options }] of input.questions.entries()) {
		const bare = options.findIndex(({ art }) => !Object.hasOwn(artSizes, art));
		if (bare !== -1) return fail("unknown", `questions.${index}.options.${bare}.art`);
	}
	return undefined;
}

async function readQuizzes(db: Database, ids: readonly string[]): Promise<(QuizRulesDocument & Kept)[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("quiz")
		.where("slug", "in", ids)
		.select(["slug as id", "version", "questions", "courses", "updatedAt"])
		.execute();
	return rows as (QuizRulesDocument & Kept)[];
}
