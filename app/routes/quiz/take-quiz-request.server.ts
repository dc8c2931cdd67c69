import { getQuizResult } from "../../features/quiz/get-quiz-result.server.ts";
import { readAnswers, readStep } from "../../features/quiz/read-answers.ts";
import { requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { ReceivedRequest } from "../requests/confirm-request.server.ts";
import { receiveRequest } from "../requests/receive-request.server.ts";

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
		const { query } = door;
		// Someone who has answered nothing cannot have seen the form.
		if (!quiz.questions.some(({ key }) => query.has(key))) pageNotFound(door);
		return receiveRequest(args, {
			kind: "quiz",
			courseSlug: query.get("course") ?? undefined,
			isAgeKnown: query.has("age"),
			answers: { quiz: given, offered: [] },
		});
	}
	const { db, locale, now, facts, view } = door;
	const { answers } = step;
	const { offers } = await getQuizResult(db, { quiz, answers, locale, now, months: view.months, facts });
	const offered = offers.map(({ course }) => course.slug);
	return receiveRequest(args, {
		kind: "quiz",
		courseSlug: offered[0],
		isAgeKnown: given.age !== undefined,
		answers: { quiz: answers, offered },
	});
}
