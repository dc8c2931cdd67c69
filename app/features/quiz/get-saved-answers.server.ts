import type { Database } from "../../../database/open-database.server.ts";
import type { QuizAnswers } from "../../../database/quiz-types.ts";

/** Answers by the secret of their link. */
export async function getSavedAnswers(db: Database, token: string): Promise<QuizAnswers | undefined> {
	const row = await db.selectFrom("quizResult").where("token", "=", token).select("answers").executeTakeFirst();
	return row?.answers;
}
