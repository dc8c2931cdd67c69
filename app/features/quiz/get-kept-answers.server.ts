import { sql } from "kysely";
import { z } from "zod";
import { followSlugs } from "../../../database/follow-slugs.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { requireQuiz } from "./require-quiz.server.ts";

/** What a request keeps of a quiz, in words. */
export type KeptAnswers = {
	/** In the order of the questions. */
	readonly given: readonly string[];
	/** Titles of the courses that were recommended, the best first. */
	readonly offered: readonly string[];
};

const kept = z.object({ quiz: z.record(z.string(), z.string()), offered: z.array(z.string()) });

/**
 * Undefined for a request that does not come from a quiz. A course renamed since is given its current title; one that the school has
 * dropped keeps its stored name.
 */
export async function getKeptAnswers(
	db: Database,
	{ answers, locale }: { answers: object | null; locale: Locale },
): Promise<KeptAnswers | undefined> {
	const read = kept.safeParse(answers);
	if (!read.success) return undefined;
	const { quiz, offered } = read.data;
	const { questions } = await requireQuiz(db);
	const present = await followSlugs(db, "course", offered);
	const titles = await titlesOf(db, { slugs: present, locale });
	return {
		given: questions.flatMap(({ key, options }) => {
			const answer = quiz[key];
			if (answer === undefined) return [];
			return [options.find((option) => option.key === answer)?.text[locale] ?? answer];
		}),
		offered: present.map((slug) => titles.get(slug) ?? slug),
	};
}

async function titlesOf(db: Database, { slugs, locale }: { slugs: readonly string[]; locale: Locale }) {
	if (slugs.length === 0) return new Map<string, string>();
	const rows = await db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("course.slug", "in", slugs)
		.distinctOn("course.slug")
		.orderBy("course.slug")
		.orderBy(sql`course_text.locale = ${locale}`, "desc")
		.select(["course.slug", "courseText.title"])
		.execute();
	return new Map(rows.map(({ slug, title }) => [slug, title]));
}
