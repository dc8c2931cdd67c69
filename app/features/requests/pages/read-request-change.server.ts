import type { Messenger } from "../../../shared/messengers.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { TEXT_LIMITS } from "../rules/request-input.ts";
import { typedLine, typedText } from "../rules/typed-text.ts";
import type { RequestChange } from "./change-request.server.ts";

/** Texts in the order of the form. */
const TEXTS = ["wishedAt", "handle", "message"] as const satisfies readonly (keyof typeof TEXT_LIMITS)[];

/**
 * Reads the form that changes a request, by the names of its controls: the channel must be one of the settings, texts keep to the limits of
 * the first form. What is wrong names the first field that it is about.
 */
export function readRequestChange(
	texts: Readonly<Record<string, string>>,
	messengers: readonly Messenger[],
): Result<RequestChange, "required" | "tooLong"> {
	const channel = messengers.find((messenger) => messenger === texts.channel);
	if (!channel) return fail("required", "channel");
	const read = {
		wishedAt: typedLine(texts.wishedAt ?? ""),
		handle: typedLine(texts.handle ?? ""),
		message: typedText(texts.message ?? ""),
	};
	const tooLong = TEXTS.find((name) => read[name].length > TEXT_LIMITS[name]);
	if (tooLong) return fail("tooLong", tooLong);
	const { handle, wishedAt, message } = read;
	return succeed({ channel, handle: handle || null, wishedAt: wishedAt || null, message: message || null });
}
