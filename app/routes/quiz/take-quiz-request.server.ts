import { getQuizForm } from "../../features/quiz/get-quiz-form.server.ts";
import { readAnswers, readStep } from "../../features/quiz/read-answers.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import type { ReceivedRequest } from "../requests/confirm-request.server.ts";
import { receiveRequest } from "../requests/receive-request.server.ts";
import { openQuizResult } from "./open-quiz-result.server.ts";

type ActionArgs = Parameters<typeof receiveRequest>[0];

/**
 * Takes the request after a result; the answers come with it, and the courses that were offered for them. When the school has dropped
 * an answer since the form was drawn, the request is about the course that it named, with the answers that are left; an age that was
 * among them is not asked for again.
 */
export async function takeQuizRequest(args: ActionArgs): Promise<ReceivedRequest> {
	const door = await openDoor(args);
	const quiz = await requireQuiz(door.db);
	const given = readAnswers(quiz.questions, door.query);
	const step = readStep(quiz.questions, { given, step: null });
	if (step.kind !== "result") {
		const { db, locale, now, settings, query } = door;
		// Nobody who answered nothing has seen the form.
		if (!quiz.questions.some(({ key }) => query.has(key))) pageNotFound(door);
		const form = await getQuizForm(db, { given, courseSlug: query.get("course") ?? undefined, locale, now, settings });
		const drawn = { ...form, isAgeKnown: query.has("age") };
		return receiveRequest(args, { form: drawn, answers: { quiz: given, offered: [] } });
	}
	const { result, form } = await openQuizResult(door, quiz, step.answers);
	const offered = result.offers.map(({ course }) => course.slug);
	return receiveRequest(args, { form, answers: { quiz: step.answers, offered } });
}
