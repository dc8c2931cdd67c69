import { type ChangeEvent, type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { takeEarlyChange } from "../../../../ui/form/early-change.ts";
import { addHiddenFields } from "../../../requests/components/form-script.ts";
import type { CheckoutAnswer, CheckoutFormAnswer } from "../../placing/checkout-view.ts";
import { keepBuyer, restoreBuyer } from "../buyer-draft.ts";

/** A changed choice waits this long for the next one. */
const PAUSE_MS = 300;
/** What the price, the schedule or the documents depend on. */
const PRICED = /^(?:tariff|start)\.|^(?:mode|paymentType|months)$/;

type Lost = { readonly lost: "offline" | "failed" };

type CheckoutScript = {
	readonly form: RefObject<HTMLFormElement | null>;
	/** The newest form; should the server know no line of it any more, the one before stays. */
	readonly answer: CheckoutFormAnswer;
	readonly lost: Lost["lost"] | undefined;
	readonly isBusy: boolean;
	/** Counts the answers to an attempt to pay: the same errors twice still bring the focus back. */
	readonly attempt: number;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
	readonly onInput: () => void;
};

/** What script adds to the checkout: every choice is priced at once, and the page is left only for the bank. */
export function useCheckoutForm(first: CheckoutFormAnswer, action: string): CheckoutScript {
	const { data, isBusy, attempt, submit } = useSubmit(action);
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(first);
	// A form that was sent has named its page.
	const isAnswer = first.values.page !== undefined;
	const printed = useRef(isAnswer ? undefined : first.values);
	if (data && "kind" in data && data.kind === "form") latest.current = data;

	useEffect(() => {
		if (form.current) restoreBuyer(form.current, isAnswer);
		if (form.current && takeEarlyChange(form.current)) send(null);
		return () => clearTimeout(timer.current);
	}, []);

	function send(submitter: HTMLElement | null): void {
		if (!form.current) return;
		clearTimeout(timer.current);
		addHiddenFields(form.current);
		void submit(new FormData(form.current, submitter));
	}

	return {
		form,
		answer: latest.current,
		lost: data && "lost" in data ? data.lost : undefined,
		isBusy,
		attempt,
		onSubmit(event) {
			event.preventDefault();
			send((event.nativeEvent as SubmitEvent).submitter);
		},
		onChange(event) {
			const { name } = event.target as unknown as HTMLInputElement;
			if (!PRICED.test(name)) return;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => send(null), PAUSE_MS);
		},
		onInput() {
			if (!form.current) return;
			addHiddenFields(form.current);
			keepBuyer(form.current, printed.current);
		},
	};
}

/** Sends the form. A payment under way is not sent twice, and no new price overtakes it. */
function useSubmit(action: string) {
	const fetcher = useFetcher<CheckoutAnswer | Lost>();
	const [isPaying, setPaying] = useState(false);
	const [isUnanswered, setUnanswered] = useState(false);
	const [counted, setCounted] = useState({ data: fetcher.data, attempt: 0 });
	// Counted in the same render as the answer, so that it is not drawn twice.
	if (fetcher.data !== counted.data) setCounted({ data: fetcher.data, attempt: counted.attempt + (isPaying ? 1 : 0) });
	// The router draws its own state a moment after a press, and stays busy after the answer on the way to the bank.
	const isBusy = isPaying && (isUnanswered || fetcher.state !== "idle");

	async function submit(values: FormData): Promise<void> {
		if (isBusy) return;
		setPaying(values.get("intent") === "pay");
		setUnanswered(true);
		await fetcher.submit(values, { method: "post", action });
		startTransition(() => setUnanswered(false));
	}

	return { data: fetcher.data, isBusy, attempt: counted.attempt, submit };
}
