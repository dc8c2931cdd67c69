import type { RequestRefusal } from "../../features/requests/request-answer.ts";
import type { RequestInput } from "../../features/requests/rules/request-input.ts";
import { addressKey } from "../../platform/rate-limit.server.ts";
import type { openDoor } from "../open-door.server.ts";

/** A form between first input and submit in less than this was not filled in by a person. */
const SHORTEST_FILL_MS = 250;

/** Why a form whose fields are right is not taken from this sender now. */
export async function refuseRequest(
	input: RequestInput,
	{ limits, visitor, now }: Awaited<ReturnType<typeof openDoor>>,
): Promise<RequestRefusal | undefined> {
	if (input.honeypotFilled) return "refused";
	const filledIn = input.startedAt ? now.getTime() - input.startedAt.getTime() : Number.POSITIVE_INFINITY;
	if (filledIn >= 0 && filledIn < SHORTEST_FILL_MS) return "tooFast";
	const isWithinLimits =
		(await limits.requestsByAddress.take(addressKey(visitor.ip))) && (await limits.requestsByPhone.take(input.phone));
	return isWithinLimits ? undefined : "tooMany";
}
