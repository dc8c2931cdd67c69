import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/submit";
import { answerByJson } from "./answer-request.server.ts";
import { receiveRequest } from "./receive-request.server.ts";

/** The same form with script: the answer as JSON, the page stays where it is. */
export async function action(args: Route.ActionArgs) {
	return answerByJson(await openDoor(args), await receiveRequest(args));
}
