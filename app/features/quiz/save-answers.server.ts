import { randomBytes } from "node:crypto";
import type { Database } from "../../../database/open-database.server.ts";
import type { QuizAnswers } from "../../../database/quiz-types.ts";
import { CHILD_QUIZ } from "./require-quiz.server.ts";

/** Keeps answers for a link that can be sent to somebody. @returns its secret. */
export async function saveAnswers(
	db: Database,
	{ answers, now }: { answers: QuizAnswers; now: Date },
): Promise<string> {
	const token = randomBytes(18).toString("base64url");
	await db
		.insertInto("quizResult")
		.values({ quizSlug: CHILD_QUIZ, token, answers: JSON.stringify(answers), createdAt: now })
		.execute();
	return token;
}
