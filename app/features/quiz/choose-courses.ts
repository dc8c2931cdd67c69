import type { QuizAnswers, QuizCourse, QuizQuestion, QuizQuestionKey } from "../../../database/quiz-types.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";

/** What the choice needs to know of a course from the catalogue. */
export type QuizCourseFacts = Pick<CourseSummary, "slug" | "status" | "ages">;

/** How one answer counts for or against a course. */
export type Argument = { readonly question: QuizQuestionKey; readonly answer: string; readonly isFor: boolean };

export type Choice = { readonly course: QuizCourse; readonly points: number; readonly arguments: readonly Argument[] };

const MOST = 3;
const LEAST = 2;

type Quiz = { readonly questions: readonly QuizQuestion[]; readonly courses: readonly QuizCourse[] };

/**
 * Two or three courses for the answers, the best first; among equals the order of `facts` decides. A course outside the age is left out,
 * and one that cannot be begun now never comes first.
 */
export function chooseCourses(quiz: Quiz, facts: readonly QuizCourseFacts[], answers: QuizAnswers): Choice[] {
	const ranked = facts.flatMap((fact) => {
		const course = quiz.courses.find(({ slug }) => slug === fact.slug);
		const age = course ? agePoints(quiz, fact, answers) : undefined;
		return course && age !== undefined ? [{ fact, ...weigh(quiz, course, { answers, age }) }] : [];
	});
	ranked.sort((left, right) => right.points - left.points);
	const first = ranked.find(({ fact }) => fact.status === "published");
	if (!first) return [];
	const others = ranked.filter((choice) => choice !== first);
	const worthy = others.filter(({ points }) => points > 0 && points * 2 >= first.points);
	const chosen = [first, ...(worthy.length > 0 ? worthy : others.slice(0, LEAST - 1))].slice(0, MOST);
	return chosen.map(({ fact: _fact, ...choice }) => choice);
}

/** Undefined for an age that the course is not for; more for one that it is wholly for. */
function agePoints({ questions }: Quiz, { ages }: QuizCourseFacts, answers: QuizAnswers): number | undefined {
	const asked = questions.find(({ key }) => key === "age")?.options.find(({ key }) => key === answers.age)?.ages;
	if (!asked || !ages) return 0;
	if (asked.to < ages.from || asked.from > ages.to) return undefined;
	return asked.from >= ages.from && asked.to <= ages.to ? 2 : 0;
}

function weigh(
	{ questions }: Quiz,
	course: QuizCourse,
	{ answers, age }: { answers: QuizAnswers; age: number },
): Choice {
	const weights = questions.map(({ key }) => ({
		question: key,
		answer: answers[key],
		points: key === "age" ? age : (course.fit[key]?.[answers[key]] ?? 0),
	}));
	return {
		course,
		points: weights.reduce((sum, { points }) => sum + points, 0),
		arguments: weights.map(({ question, answer, points }) => ({
			question,
			answer,
			// An interest must speak for a course; any other answer only must not speak against it.
			isFor: question === "interest" || question === "age" ? points > 0 : points >= 0,
		})),
	};
}
