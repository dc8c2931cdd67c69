import { type RawBuilder, sql } from "kysely";
import type { QuizQuestionKey } from "../../../../database/quiz-types.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Localized } from "../../../shared/localized.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";

/** What was answered to a question of the quiz, in words. */
export type QuizAnswer = { readonly question: QuizQuestionKey; readonly text: Localized<string> };

/**
 * The answers of the children's quiz that a request keeps, read from its column `answers`, in the order of the questions; null for a
 * request that came of no quiz. What the school has dropped since keeps the name that it is stored under.
 */
export function quizAnswersIn(answers: RawBuilder<unknown>): RawBuilder<readonly QuizAnswer[] | null> {
	return sql`(
		select jsonb_agg(jsonb_build_object('question', asked.question ->> 'key', 'text', coalesce(
			(select option -> 'text' from jsonb_array_elements(asked.question -> 'options') as option
				where option ->> 'key' = given.answer limit 1),
			jsonb_build_object('ru', given.answer, 'en', given.answer))) order by asked.place)
		from quiz
		cross join jsonb_array_elements(quiz.questions) with ordinality as asked (question, place)
		cross join lateral (select ${answers} -> 'quiz' ->> (asked.question ->> 'key') as answer) as given
		where quiz.slug = 'child' and given.answer is not null)`;
}

/** The answers with the figures of the school that they quote. */
export function quoteQuizAnswers(
	answers: readonly QuizAnswer[] | null,
	settings: SiteSettings,
): readonly QuizAnswer[] | null {
	if (!answers) return null;
	const facts = { ru: factsOf(settings, "ru"), en: factsOf(settings, "en") };
	return answers.map(({ question, text: { ru, en } }) => ({
		question,
		text: { ru: quoteFacts(ru, facts.ru), en: quoteFacts(en, facts.en) },
	}));
}

/** The age of the child among them, as near as a group needs it. */
export function quizAge(answers: readonly QuizAnswer[] | null): Localized<string> | null {
	return answers?.find(({ question }) => question === "age")?.text ?? null;
}
