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

/** Fills in what is still empty. */
export function restoreBuyer(form: HTMLFormElement): void {
	const draft = readDraft(KEY);
	if (draft) fillDraft(form, draft, false);
}

export function forgetBuyer(): void {
	forgetDraft(KEY);
}
