import type { Database } from "../../../database/open-database.server.ts";
import type { QuizCourse, QuizQuestion } from "../../../database/quiz-types.ts";

export type QuizRules = { readonly questions: readonly QuizQuestion[]; readonly courses: readonly QuizCourse[] };

/** The quiz of children's courses. @throws when the school has none: it comes with the first content. */
export function requireQuiz(db: Database): Promise<QuizRules> {
	return db
		.selectFrom("quiz")
		.where("slug", "=", CHILD_QUIZ)
		.select(["questions", "courses"])
		.executeTakeFirstOrThrow();
}

export const CHILD_QUIZ = "child";
