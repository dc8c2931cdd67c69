import { isTooFast } from "../../features/requests/rules/hidden-fields.ts";
import type { RequestInput } from "../../features/requests/rules/request-input.ts";
import type { RequestRefusal } from "../../features/requests/submitting/request-answer.ts";
import { addressKey } from "../../platform/rate-limit.server.ts";
import type { Door } from "../open-door.server.ts";

/** Why a form whose fields are right is not taken from this sender now. */
export async function refuseRequest(
	input: RequestInput,
	{ limits, visitor, now }: Door,
): Promise<RequestRefusal | undefined> {
	if (input.honeypotFilled) return "refused";
	if (isTooFast(input.startedAt, now)) return "tooFast";
	const isWithinLimits =
		(await limits.requestsByAddress.take(addressKey(visitor.ip))) && (await limits.requestsByPhone.take(input.phone));
	return isWithinLimits ? undefined : "tooMany";
}
