import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { takeEarlyChange } from "../../../../ui/form/early-change.ts";
import { addHiddenFields } from "../../../requests/components/form-script.ts";
import type { CheckoutAnswer } from "../../ordering/checkout-view.ts";
import { keepBuyer, restoreBuyer } from "../buyer-draft.ts";

/** A changed choice waits this long for the next one. */
const PAUSE_MS = 300;
/** What the price, the schedule or the documents depend on. */
const PRICED = /^(?:tariff|start)\.|^(?:mode|paymentType|months)$/;

type Lost = { readonly lost: "offline" | "failed" };

type CheckoutScript = {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly answer: CheckoutAnswer;
	readonly lost: Lost["lost"] | undefined;
	readonly isBusy: boolean;
	/** Counts the answers to an attempt to pay: the same errors twice still bring the focus back. */
	readonly attempt: number;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
	readonly onInput: () => void;
};

/** What script adds to the checkout: every choice is priced at once, and nothing leaves the page but for the bank. */
export function useCheckoutForm(first: CheckoutAnswer, action: string): CheckoutScript {
	const fetcher = useFetcher<CheckoutAnswer | Lost>();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(first);
	if (fetcher.data && !("lost" in fetcher.data)) latest.current = fetcher.data;
	const isBusy = fetcher.state !== "idle";
	const { isPaying, setPaying, attempt } = usePayAttempts(isBusy);

	useEffect(() => {
		if (form.current) restoreBuyer(form.current);
		if (form.current && takeEarlyChange(form.current)) send(null);
		return () => clearTimeout(timer.current);
	}, []);

	function send(submitter: HTMLElement | null): void {
		if (!form.current) return;
		clearTimeout(timer.current);
		addHiddenFields(form.current);
		const values = new FormData(form.current, submitter);
		const isPay = values.get("intent") === "pay";
		// A payment under way is not sent twice, and no new price overtakes it.
		if (isPaying && isBusy) return;
		setPaying(isPay);
		void fetcher.submit(values, { method: "post", action });
	}

	return {
		form,
		answer: latest.current,
		lost: fetcher.data && "lost" in fetcher.data ? fetcher.data.lost : undefined,
		isBusy: isPaying && isBusy,
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
			keepBuyer(form.current);
		},
	};
}

/** Whether somebody is paying, and how many attempts have been answered. */
function usePayAttempts(isBusy: boolean) {
	const [isPaying, setPaying] = useState(false);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		if (isBusy || !isPaying) return;
		setPaying(false);
		setAttempt((count) => count + 1);
	}, [isBusy, isPaying]);
	return { isPaying, setPaying, attempt };
}
