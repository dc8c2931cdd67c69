import { openDoor } from "../open-door.server.ts";
import { answerByJson } from "../requests/answer-request.server.ts";
import type { Route } from "./+types/submit";
import { takeRegistration } from "./take-registration.server.ts";

/** The registration with script: the answer as JSON, the page stays where it is. */
export async function action(args: Route.ActionArgs) {
	return answerByJson(await openDoor(args), await takeRegistration(args, args.params.slug));
}
