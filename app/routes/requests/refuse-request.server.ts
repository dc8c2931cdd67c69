import { isTooFast } from "../../features/requests/rules/hidden-fields.ts";
import type { RequestInput } from "../../features/requests/rules/request-input.ts";
import type { RequestRefusal } from "../../features/requests/submitting/request-answer.ts";
import { isWithinLimits } from "../is-within-limits.server.ts";
import type { Door } from "../open-door.server.ts";

/** Why a form whose fields are right is not taken from this sender now. */
export async function refuseRequest(input: RequestInput, door: Door): Promise<RequestRefusal | undefined> {
	if (input.honeypotFilled) return "refused";
	if (isTooFast(input.startedAt, door.now)) return "tooFast";
	return (await isWithinLimits(door, input)) ? undefined : "tooMany";
}
