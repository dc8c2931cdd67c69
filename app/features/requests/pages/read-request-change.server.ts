import type { Messenger } from "../../../shared/messengers.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { TEXT_LIMITS } from "../rules/request-input.ts";
import { typedLine, typedText } from "../rules/typed-text.ts";
import type { RequestChange } from "./change-request.server.ts";

/** Reads the form that changes a request, by the names of its controls: the channel must be one of the settings, texts keep to the limits of the first form. */
export function readRequestChange(
	texts: Readonly<Record<string, string>>,
	messengers: readonly Messenger[],
): Result<RequestChange, "required" | "tooLong"> {
	const channel = messengers.find((messenger) => messenger === texts.channel);
	if (!channel) return fail("required");
	const handle = typedLine(texts.handle ?? "");
	const wishedAt = typedLine(texts.wishedAt ?? "");
	const message = typedText(texts.message ?? "");
	const isTooLong =
		handle.length > TEXT_LIMITS.handle ||
		wishedAt.length > TEXT_LIMITS.wishedAt ||
		message.length > TEXT_LIMITS.message;
	if (isTooLong) return fail("tooLong");
	return succeed({ channel, handle: handle || null, wishedAt: wishedAt || null, message: message || null });
}
