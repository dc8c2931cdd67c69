import type { QuizAnswers } from "../../../database/quiz-types.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { getQuizForm } from "../../features/quiz/get-quiz-form.server.ts";
import { getQuizResult } from "../../features/quiz/get-quiz-result.server.ts";
import type { QuizRules } from "../../features/quiz/require-quiz.server.ts";
import type { Door } from "../open-door.server.ts";

/** The result for answers and the form below it. */
export async function openQuizResult(door: Door, quiz: QuizRules, answers: QuizAnswers) {
	const { db, locale, now, settings, facts, view, lifetime } = door;
	const result = await getQuizResult(db, { quiz, answers, locale, now, months: view.months, facts });
	const form = await getQuizForm(db, {
		given: answers,
		courseSlug: result.offers[0]?.course.slug,
		locale,
		now,
		settings,
	});
	lifetime.until(form.validUntil, await nextCatalogueChange(db, now));
	return { result, form };
}
