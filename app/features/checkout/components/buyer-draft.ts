import { fillDraft } from "../../requests/components/form-script.ts";
import { forgetDraft, readDraft, saveDraft } from "../../requests/components/request-storage.ts";
import type { FormValues } from "../../requests/submitting/request-answer.ts";

/*
 * Who buys, as this browser keeps it for a day or until the order is seen: whoever comes back from a bank or another page finds what was
 * typed. Consents are given anew; what is chosen stands in the address.
 */

const KEY = "checkout";
const FIELDS = ["name", "surname", "email", "phone", "learner"] as const;

/** Where the words are kept that the page had printed in a field. */
const printedIn = (name: string) => `printed.${name}`;

/** `printed`: what the fields said as the page was opened; undefined in the answer to a form that was sent, which repeats what was typed. */
export function keepBuyer(form: HTMLFormElement, printed: FormValues | undefined): void {
	const values = new FormData(form);
	const earlier = readDraft(KEY);
	const kept = FIELDS.flatMap((name) => [
		[name, String(values.get(name) ?? "")],
		[printedIn(name), (printed ? printed[name] : earlier?.[printedIn(name)]) ?? ""],
	]);
	saveDraft(KEY, Object.fromEntries(kept));
}

/**
 * Puts the kept words into empty fields, and into those that the page still fills from a request as it did when the words were typed:
 * whoever corrected a phone here finds the correction. Where another request has been sent since, its words stay. So do those in the answer
 * to a form that was sent, and in fields that were typed into before the page came to life: they are newer than the kept ones.
 */
export function restoreBuyer(form: HTMLFormElement, isAnswer: boolean): void {
	const draft = readDraft(KEY);
	if (!draft) return;
	for (const name of isAnswer ? [] : FIELDS.filter((name) => draft[name])) {
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement) || field.value !== field.defaultValue) continue;
		if (field.value === draft[printedIn(name)]) field.value = "";
	}
	fillDraft(form, draft, false);
}

export function forgetBuyer(): void {
	forgetDraft(KEY);
}
