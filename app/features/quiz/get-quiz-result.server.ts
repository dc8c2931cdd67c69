import type { Database } from "../../../database/open-database.server.ts";
import type { QuizAnswers } from "../../../database/quiz-types.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { type Choice, chooseCourses } from "./choose-courses.ts";
import type { OfferView, QuizResultView } from "./quiz-view.ts";
import type { QuizRules } from "./require-quiz.server.ts";

type ResultQuestion = {
	readonly quiz: QuizRules;
	readonly answers: QuizAnswers;
	readonly locale: Locale;
	readonly now: Date;
	readonly months: number;
	readonly facts: Facts;
};

/** The courses for the answers, each with the reasons for and against it. */
export async function getQuizResult(db: Database, question: ResultQuestion): Promise<QuizResultView> {
	const { quiz, answers, locale, now, months, facts } = question;
	const slugs = quiz.courses.map(({ slug }) => slug);
	const cards = await listCourses(db, { slugs }, { locale, now, months });
	const hours = await db.selectFrom("course").where("slug", "in", slugs).select(["slug", "weeklyHours"]).execute();
	const labelOf = (key: string, answer: string) =>
		quiz.questions.find((item) => item.key === key)?.options.find((option) => option.key === answer)?.text[locale] ??
		"";
	// A course that has become one for adults has no ages of children.
	const forChildren = cards.filter(({ ages }) => ages !== undefined);
	const offers = chooseCourses(quiz, forChildren, answers).flatMap((choice) => {
		const card = cards.find(({ slug }) => slug === choice.course.slug);
		const weeklyHours = Number(hours.find(({ slug }) => slug === choice.course.slug)?.weeklyHours ?? 0);
		return card?.ages ? [describeOffer({ choice, card, ages: card.ages, weeklyHours, locale, labelOf })] : [];
	});
	const given = quiz.questions.map(({ key }) => ({ question: key, answer: labelOf(key, answers[key]) }));
	return { answers, ...quoteFacts({ given, offers }, facts) };
}

type Described = {
	readonly choice: Choice;
	readonly card: CourseSummary;
	readonly ages: { readonly from: number; readonly to: number };
	readonly weeklyHours: number;
	readonly locale: Locale;
	readonly labelOf: (key: string, answer: string) => string;
};

function describeOffer({ choice, card, ages, weeklyHours, locale, labelOf }: Described): OfferView {
	const { slug, path, title, short, planet, cover, level, status } = card;
	return {
		course: { slug, path, title, short, planet, cover, level, status, ages, weeklyHours },
		arguments: choice.arguments.map(({ question, answer, isFor }) => ({
			question,
			answer: labelOf(question, answer),
			isFor,
		})),
		...choice.course.text[locale],
	};
}
