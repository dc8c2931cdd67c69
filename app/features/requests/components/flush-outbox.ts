import { forgetDraft, readOutbox, unqueueRequest } from "./request-storage.ts";
import { sendRequest } from "./send-request.ts";

/** Told to the form that waits when its request has gone out; `detail` holds its key and the answer. */
export const DELIVERED_EVENT = "orbita-delivered";

export type FlushOutcome = "delivered" | "failedLater" | undefined;

/**
 * Sends what was submitted without a connection; undefined when nothing went out. One tab at a time, and the idempotency key makes two
 * tries one request.
 */
export async function flushOutbox(): Promise<FlushOutcome> {
	if (readOutbox().length === 0 || !navigator.onLine) return undefined;
	if (!navigator.locks) return sendWaiting();
	return navigator.locks.request("orbita-outbox", { ifAvailable: true }, async (lock) =>
		lock ? sendWaiting() : undefined,
	);
}

async function sendWaiting(): Promise<FlushOutcome> {
	let outcome: FlushOutcome;
	for (const request of readOutbox()) {
		const result = await sendRequest(request.url, request.body);
		if (result.state !== "answered") continue;
		unqueueRequest(request.id);
		if (result.answer.state === "errors") {
			outcome = "failedLater";
			continue;
		}
		forgetDraft(request.draftKey);
		outcome ??= "delivered";
		window.dispatchEvent(new CustomEvent(DELIVERED_EVENT, { detail: { id: request.id, answer: result.answer } }));
	}
	return outcome;
}
