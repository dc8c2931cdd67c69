import { fillDraft } from "../../requests/components/form-script.ts";
import { forgetDraft, readDraft, saveDraft } from "../../requests/components/request-storage.ts";

/*
 * Who buys, as this browser keeps it for a day or until the order is seen: whoever comes back from a bank or another page finds what was
 * typed. Consents are given anew; what is chosen stands in the address.
 */

const KEY = "checkout";
const FIELDS = ["name", "surname", "email", "phone", "learner"] as const;

export function keepBuyer(form: HTMLFormElement): void {
	const values = new FormData(form);
	saveDraft(KEY, Object.fromEntries(FIELDS.map((name) => [name, String(values.get(name) ?? "")])));
}

/**
 * Puts the kept words into fields that are empty, and over what a request had said of its person before: whoever mends a phone here means it.
 * In the answer to a form that was sent, and in fields that were typed into before the page came to life, the words are newer than the kept ones.
 */
export function restoreBuyer(form: HTMLFormElement, isAnswer: boolean): void {
	const draft = readDraft(KEY);
	if (!draft) return;
	const fields = isAnswer ? [] : FIELDS.filter((name) => draft[name]).map((name) => form.elements.namedItem(name));
	for (const field of fields) {
		if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = "";
	}
	fillDraft(form, draft, false);
}

export function forgetBuyer(): void {
	forgetDraft(KEY);
}
