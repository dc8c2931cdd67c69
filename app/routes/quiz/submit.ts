import { openDoor } from "../open-door.server.ts";
import { answerByJson } from "../requests/answer-request.server.ts";
import type { Route } from "./+types/submit";
import { takeQuizRequest } from "./take-quiz-request.server.ts";

/** The request after a result with script: the answer as JSON, the page stays where it is. */
export async function action(args: Route.ActionArgs) {
	return answerByJson(await openDoor(args), await takeQuizRequest(args));
}
