import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormValues, RequestAnswer } from "../submitting/request-answer.ts";
import { ANSWERED_EVENT, type AnsweredDetail, flushOutbox } from "./flush-outbox.ts";
import { addHiddenFields, fillDraft } from "./form-script.ts";
import { readDraft, saveDraft } from "./request-storage.ts";
import { sendForm } from "./send-form.ts";

type FormState = {
	/** `unkept` waits as `queued` does, but this browser keeps nothing: the document has to stay. */
	readonly status: "idle" | "sending" | "queued" | "unkept" | "failed";
	readonly answer: RequestAnswer | undefined;
	readonly attempt: number;
	readonly isRestored: boolean;
};

const AGAIN_MS = 20_000;
const IDLE: FormState = { status: "idle", answer: undefined, attempt: 0, isRestored: false };

export type RequestFormScript = FormState & {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	readonly onInput: () => void;
	readonly tryAgain: () => void;
};

/** As a document: the page is of one visitor and its address a secret, which no list of read pages should hold. */
function followMove(answer: RequestAnswer): void {
	if (answer.state === "moved") window.location.assign(answer.to);
}

/** The same errors twice still bring the focus back. */
function withAnswer(before: FormState, answer: RequestAnswer): FormState {
	return { ...before, status: "idle", answer, attempt: before.attempt + 1, isRestored: false };
}

/** What the school said to an earlier attempt is not true of this one. */
function withoutAnswer(before: FormState, status: FormState["status"]): FormState {
	return { ...before, status, answer: undefined, attempt: before.attempt + 1 };
}

/** What script adds to a request form: the answer without leaving the page, stored input, and sending once the connection is back. */
export function useRequestForm(
	submitUrl: string,
	draftKey: string,
	refused: RequestAnswer | undefined,
): RequestFormScript {
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<FormState>({ ...IDLE, answer: refused });
	const take = useCallback((answer: RequestAnswer) => {
		setState((before) => withAnswer(before, answer));
		followMove(answer);
	}, []);
	useSendingLater(form, state.status === "queued" || state.status === "unkept", take);
	const isRefused = refused !== undefined;
	useEffect(() => {
		const draft = form.current && readDraft(draftKey);
		if (form.current && draft && fillDraft(form.current, draft, isRefused))
			setState((before) => ({ ...before, isRestored: true }));
	}, [draftKey, isRefused]);

	const send = useCallback(async () => {
		if (!form.current) return;
		delete form.current.dataset.unsent;
		const sent = sendForm(form.current, { submitUrl, draftKey });
		setState((before) => ({ ...before, status: "sending" }));
		const result = await sent;
		if (result.state === "answered") take(result.answer);
		else if (result.state === "offline")
			setState((before) => withoutAnswer(before, result.isKept ? "queued" : "unkept"));
		else setState((before) => withoutAnswer(before, "failed"));
	}, [submitUrl, draftKey, take]);

	return {
		...state,
		form,
		onInput() {
			if (!form.current) return;
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

/** Requests that wait in this browser are sent once the connection is back; `onAnswer` gets the result of this form's own. */
function useSendingLater(
	form: RefObject<HTMLFormElement | null>,
	isQueued: boolean,
	onAnswer: (answer: RequestAnswer) => void,
): void {
	useEffect(() => {
		function answered(event: Event): void {
			const { id, answer } = (event as CustomEvent<AnsweredDetail>).detail;
			if (form.current?.dataset.key !== id) return;
			event.preventDefault();
			onAnswer(answer);
		}
		const flush = () => void flushOutbox();
		window.addEventListener(ANSWERED_EVENT, answered);
		window.addEventListener("online", flush);
		return () => {
			window.removeEventListener(ANSWERED_EVENT, answered);
			window.removeEventListener("online", flush);
		};
	}, [form, onAnswer]);
	useEffect(() => {
		// The school may be back without the connection ever having gone.
		const timer = isQueued && setInterval(flushOutbox, AGAIN_MS);
		return () => void (timer && clearInterval(timer));
	}, [isQueued]);
}
