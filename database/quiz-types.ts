import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Localized } from "../app/shared/localized.ts";

export type QuizQuestionKey = "age" | "experience" | "interest" | "device" | "hours";

export type QuizOption = {
	key: string;
	/** In full years, both included; only for the question about age. */
	ages: { from: number; to: number } | null;
	art: string;
	text: Localized<string>;
};

export type QuizQuestion = { key: QuizQuestionKey; options: QuizOption[] };

/** A course with its points for each answer; an answer that is not named gives none. */
export type QuizCourse = {
	slug: string;
	fit: Partial<Record<QuizQuestionKey, Record<string, number>>>;
	/** What the course does for the interest, and in what way it may not suit: both go on after a comma or a colon. */
	text: Localized<{ because: string; not: string }>;
};

export type QuizAnswers = Record<QuizQuestionKey, string>;

export type QuizTables = {
	quiz: {
		slug: string;
		questions: JSONColumnType<QuizQuestion[]>;
		courses: JSONColumnType<QuizCourse[]>;
		updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
		version: Generated<number>;
	};
	quizResult: {
		id: Generated<string>;
		quizSlug: string;
		token: string;
		answers: JSONColumnType<QuizAnswers>;
		createdAt: ColumnType<Date, Date | string | undefined, never>;
	};
};
