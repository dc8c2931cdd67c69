import type { QuizAnswers, QuizQuestionKey } from "../../../database/quiz-types.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";

export type QuestionView = {
	readonly key: QuizQuestionKey;
	readonly options: readonly { readonly key: string; readonly art: string; readonly label: string }[];
};

/** One answer as it was worded, and what it means for the course. */
export type ArgumentView = {
	readonly question: QuizQuestionKey;
	/** As it was worded on the button. */
	readonly answer: string;
	readonly isFor: boolean;
};

export type OfferView = {
	readonly course: Pick<
		CourseSummary,
		"slug" | "path" | "title" | "short" | "planet" | "cover" | "level" | "status"
	> & {
		readonly ages: { readonly from: number; readonly to: number };
		readonly weeklyHours: number;
	};
	readonly arguments: readonly ArgumentView[];
	/** What the course does for the chosen interest; said where the interest speaks for it. */
	readonly because: string;
	/** Why the course may not suit, regardless of the answers. */
	readonly not: string;
};

export type QuizResultView = {
	readonly answers: QuizAnswers;
	/** Every answer in words, in the order of the questions. */
	readonly given: readonly { readonly question: QuizQuestionKey; readonly answer: string }[];
	readonly offers: readonly OfferView[];
};
