import type { RequestKind } from "../../../database/request-types.ts";
import { getRequestConfirmation } from "../../features/requests/pages/get-request-confirmation.server.ts";
import { sayAnswering } from "../../features/requests/promise/say-promise.server.ts";
import type { RequestAnswer } from "../../features/requests/submitting/request-answer.ts";
import type { SubmitResult } from "../../features/requests/submitting/submit-request.server.ts";
import type { Door } from "../open-door.server.ts";
import { putFirst } from "./request-cookie.server.ts";

export type ReceivedRequest = {
	readonly answer: RequestAnswer;
	readonly status: number;
	/** What the browser keeps from now on: the secrets of its requests, that of this one first. */
	readonly tokens?: readonly string[];
	/** What was requested, if it was accepted. */
	readonly kind?: RequestKind;
};

/** What is said about a request that was accepted, now or before. One that was sent before is shown only to the browser that sent it. */
export async function confirmRequest(
	{ db, locale, now, settings }: Door,
	{ outcome, token }: Extract<SubmitResult, { ok: true }>,
	tokens: readonly string[],
): Promise<ReceivedRequest> {
	const isRepeated = outcome === "repeated";
	const callLater = sayAnswering(settings, { now, locale });
	if (!token || (isRepeated && !tokens.includes(token))) {
		return { answer: { state: "already", own: undefined, callLater }, status: 200 };
	}
	const confirmation = await getRequestConfirmation(db, { token, locale, now, settings });
	const kept = { status: 200, tokens: putFirst(token, tokens) };
	if (isRepeated) return { answer: { state: "already", own: confirmation, callLater }, ...kept };
	if (!confirmation) throw new Error("A request was taken and is not there");
	return { answer: { state: "sent", confirmation }, ...kept };
}
