import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { QuizAnswers } from "../../../database/quiz-types.ts";
import { CHILD_QUIZ } from "./require-quiz.server.ts";

/**
 * Keeps answers for a link that can be sent to somebody. The same answers have one link, whoever asks: nothing of a person is behind
 * it, and there are no more rows than answers. @returns its secret.
 */
export async function saveAnswers(
	db: Database,
	{ answers, now }: { answers: QuizAnswers; now: Date },
): Promise<string> {
	const kept = JSON.stringify(answers);
	const known = await db
		.selectFrom("quizResult")
		.where("quizSlug", "=", CHILD_QUIZ)
		.where(sql<SqlBool>`answers = ${kept}::jsonb`)
		.select("token")
		.executeTakeFirst();
	if (known) return known.token;
	const token = randomBytes(18).toString("base64url");
	await db.insertInto("quizResult").values({ quizSlug: CHILD_QUIZ, token, answers: kept, createdAt: now }).execute();
	return token;
}
