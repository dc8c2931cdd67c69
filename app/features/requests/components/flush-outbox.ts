import { createStore } from "../../../shared/create-store.ts";
import type { RequestAnswer } from "../submitting/request-answer.ts";
import { forgetDraft, forgetLapsed, hasOutbox, isQueued, readOutbox, unqueueRequest } from "./request-storage.ts";
import { sendRequest } from "./send-request.ts";

/** Told to the form that waits when its request was answered, which the form takes by preventing the default. */
export const ANSWERED_EVENT = "orbita-answered";

export type AnsweredDetail = { readonly id: string; readonly answer: RequestAnswer };

/** What to tell the visitor about a request whose form is no longer on the page. */
type OutboxNote = "delivered" | "failedLater" | "lapsed" | undefined;

/** Kept here rather than returned to the caller: the first one to flush may be a form that knows nothing of the one that waited. */
export const outboxNote = createStore<OutboxNote>(undefined);

/** Sends what was submitted without a connection, and forgets what could not go out in time. One tab at a time, and the idempotency key makes two tries one request. */
export async function flushOutbox(): Promise<void> {
	if (!hasOutbox() || !navigator.onLine) return;
	if (!navigator.locks) return sendWaiting();
	try {
		await navigator.locks.request("orbita-outbox", { ifAvailable: true }, sendLocked);
	} catch (error) {
		// A browser that is set to store nothing for the site refuses its locks as well.
		if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
		await sendWaiting();
	}
}

/** `lock`: null while another tab has it. */
async function sendLocked(lock: Lock | null): Promise<void> {
	if (lock) await sendWaiting();
}

async function sendWaiting(): Promise<void> {
	let untold: OutboxNote = forgetLapsed() ? "lapsed" : undefined;
	for (const { id, url, body, draftKey } of readOutbox()) {
		const result = await sendRequest(url, body);
		// Sent meanwhile by its own form, which has said so.
		if (!isQueued(id)) continue;
		if (result.state !== "answered" || isForLater(result.answer)) continue;
		unqueueRequest(id);
		// The draft of a refused one stays: it is what the form is filled with when it is opened again.
		const isRefused = result.answer.state === "errors";
		if (!isRefused) forgetDraft(draftKey);
		const detail: AnsweredDetail = { id, answer: result.answer };
		const isTaken = !window.dispatchEvent(new CustomEvent(ANSWERED_EVENT, { detail, cancelable: true }));
		if (isTaken) continue;
		if (isRefused) untold = "failedLater";
		else untold ??= "delivered";
	}
	if (untold) outboxNote.set(untold);
}

/** Many of one address coming back online at once are nobody's mistake: the same form is taken some minutes later. */
export function isForLater(answer: RequestAnswer): boolean {
	return answer.state === "errors" && answer.refusal === "tooMany";
}
