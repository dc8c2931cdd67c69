import { parseRequestAnswer, type RequestAnswer } from "../submitting/request-answer.ts";

const TIMEOUT_MS = 20_000;

/** The result of a try to send: an answer of the school, a failure of the school, or no connection. */
export type SendResult =
	| { readonly state: "answered"; readonly answer: RequestAnswer }
	| { readonly state: "failed" }
	| { readonly state: "offline" };

/** Posts a form. Repeating it is safe: the idempotency key in the body makes it one request. */
export async function sendRequest(url: string, body: string): Promise<SendResult> {
	try {
		const response = await fetch(url, {
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8", Accept: "application/json" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const isAnswer = response.headers.get("Content-Type")?.startsWith("application/json") && response.status < 500;
		if (!isAnswer) return { state: response.status >= 502 ? "offline" : "failed" };
		return { state: "answered", answer: parseRequestAnswer(await response.text()) };
	} catch {
		// Also where an answer broke off halfway.
		return { state: "offline" };
	}
}
