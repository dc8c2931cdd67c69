import { readAnswers, readStep } from "../../features/quiz/read-answers.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import type { ReceivedRequest } from "../requests/confirm-request.server.ts";
import { receiveRequest } from "../requests/receive-request.server.ts";
import { openQuizResult } from "./open-quiz-result.server.ts";

type ActionArgs = Parameters<typeof receiveRequest>[0];

/** Takes the request after a result; the answers come with it, and the courses that were offered for them. */
export async function takeQuizRequest(args: ActionArgs): Promise<ReceivedRequest> {
	const door = await openDoor(args);
	const quiz = await requireQuiz(door.db);
	const step = readStep(quiz.questions, { given: readAnswers(quiz.questions, door.query), step: null });
	if (step.kind !== "result") pageNotFound(door.path);
	const { result, form } = await openQuizResult(door, quiz, step.answers);
	const offered = result.offers.map(({ course }) => course.slug);
	return receiveRequest(args, { form, answers: { quiz: step.answers, offered } });
}
