import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormValues, RequestAnswer } from "../submitting/request-answer.ts";
import { ANSWERED_EVENT, type AnsweredDetail, flushOutbox } from "./flush-outbox.ts";
import { addHiddenFields, fillDraft } from "./form-script.ts";
import { forgetDraft, queueRequest, readDraft, saveDraft, unqueueRequest } from "./request-storage.ts";
import { sendRequest } from "./send-request.ts";

type FormState = {
	readonly status: "idle" | "sending" | "queued" | "failed";
	readonly answer: RequestAnswer | undefined;
	readonly attempt: number;
	readonly isRestored: boolean;
	/** Fields that were changed since the last answer: what was said of them may not be true any more. */
	readonly changed: ReadonlySet<string>;
};

const AGAIN_MS = 20_000;
const NONE: ReadonlySet<string> = new Set();
const IDLE: FormState = { status: "idle", answer: undefined, attempt: 0, isRestored: false, changed: NONE };

export type RequestFormScript = FormState & {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
	readonly tryAgain: () => void;
};

/** As a document: the page is of one visitor and its address a secret, which no list of read pages should hold. */
function followMove(answer: RequestAnswer): void {
	if (answer.state === "moved") window.location.assign(answer.to);
}

/** What script adds to a request form: the answer without leaving the page, kept input, and sending once the link is back. */
export function useRequestForm(
	submitUrl: string,
	draftKey: string,
	refused: RequestAnswer | undefined,
): RequestFormScript {
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<FormState>({ ...IDLE, answer: refused });

	useEffect(() => {
		const draft = form.current && readDraft(draftKey);
		if (form.current && draft && fillDraft(form.current, draft))
			setState((before) => ({ ...before, isRestored: true }));
	}, [draftKey]);

	useEffect(() => {
		function answered(event: Event): void {
			const { id, answer } = (event as CustomEvent<AnsweredDetail>).detail;
			if (form.current?.dataset.key !== id) return;
			event.preventDefault();
			setState((before) => ({
				...before,
				status: "idle",
				answer,
				attempt: before.attempt + 1,
				isRestored: false,
				changed: NONE,
			}));
			followMove(answer);
		}
		const flush = () => void flushOutbox();
		window.addEventListener(ANSWERED_EVENT, answered);
		window.addEventListener("online", flush);
		return () => {
			window.removeEventListener(ANSWERED_EVENT, answered);
			window.removeEventListener("online", flush);
		};
	}, []);

	const isQueued = state.status === "queued";
	useEffect(() => {
		// The school may be back without the connection ever having gone.
		const timer = isQueued && setInterval(flushOutbox, AGAIN_MS);
		return () => void (timer && clearInterval(timer));
	}, [isQueued]);

	const send = useCallback(async () => {
		if (!form.current) return;
		addHiddenFields(form.current);
		const values = new FormData(form.current) as unknown as Iterable<[string, string]>;
		const body = new URLSearchParams([...values]).toString();
		const id = form.current.dataset.key ?? "";
		setState((before) => ({ ...before, status: "sending" }));
		const result = await sendRequest(submitUrl, body);
		if (result.state === "offline") {
			queueRequest({ id, url: submitUrl, body, draftKey, savedAt: Date.now() });
			setState((before) => ({ ...before, status: "queued" }));
			return;
		}
		unqueueRequest(id);
		if (result.state === "failed") {
			setState((before) => ({ ...before, status: "failed", attempt: before.attempt + 1 }));
			return;
		}
		if (result.answer.state !== "errors") forgetDraft(draftKey);
		followMove(result.answer);
		setState((before) => ({
			...before,
			status: "idle",
			answer: result.answer,
			attempt: before.attempt + 1,
			isRestored: false,
			changed: NONE,
		}));
	}, [submitUrl, draftKey]);

	return {
		...state,
		form,
		onInput({ target }) {
			if (!form.current) return;
			const { name } = target as HTMLInputElement;
			setState((before) =>
				before.changed.has(name) ? before : { ...before, changed: new Set([...before.changed, name]) },
			);
			addHiddenFields(form.current);
			saveDraft(draftKey, Object.fromEntries(new FormData(form.current)) as FormValues);
		},
		onSubmit(event) {
			event.preventDefault();
			if (state.status !== "sending") void send();
		},
		tryAgain() {
			void send();
		},
	};
}
