import { isForLater } from "./flush-outbox.ts";
import { addHiddenFields } from "./form-script.ts";
import { forgetDraft, isQueued, queueRequest, unqueueRequest } from "./request-storage.ts";
import { type SendResult, sendRequest } from "./send-request.ts";

type Place = { readonly submitUrl: string; readonly draftKey: string };

type FormResult = Exclude<SendResult, { state: "offline" }> | { readonly state: "offline"; readonly isKept: boolean };

/** Sends a form; one that cannot be sent now is stored in this browser, or kept as long as the document is open. */
export async function sendForm(form: HTMLFormElement, { submitUrl, draftKey }: Place): Promise<FormResult> {
	addHiddenFields(form);
	const values = new FormData(form) as unknown as Iterable<[string, string]>;
	const body = new URLSearchParams([...values]).toString();
	const id = form.dataset.key ?? "";
	const result = await sendRequest(submitUrl, body);
	// The visitor was told that a waiting form is sent by itself, so another try, even one too many, must not end that.
	const waitsOn = result.state === "answered" && isForLater(result.answer) && isQueued(id);
	if (result.state === "offline" || waitsOn) {
		const isKept = queueRequest({ id, url: submitUrl, body, draftKey, savedAt: Date.now() });
		return { state: "offline", isKept };
	}
	unqueueRequest(id);
	if (result.state === "answered" && result.answer.state !== "errors") forgetDraft(draftKey);
	return result;
}
