import { formBegun } from "../../../ui/form/form-begun.ts";
import type { FormValues } from "../submitting/request-answer.ts";
import { UTM_KEY } from "./browser-keys.ts";

/**
 * Adds what only a browser knows, at the first input: the key that makes two submissions one request, when the form was begun, the
 * visitor's zone, where he came from. The server prints none of it, as its pages are shared.
 */
export function addHiddenFields(form: HTMLFormElement): void {
	if (!form.dataset.key) {
		form.dataset.key = crypto.randomUUID?.().replaceAll("-", "") ?? `${Date.now()}${Math.random()}`.replace(".", "");
		setHidden(form, "idempotencyKey", form.dataset.key);
		setHidden(form, "startedAt", formBegun(form));
	}
	setHidden(form, "visitorZone", Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
	setHidden(form, "referrer", document.referrer);
	for (const [name, value] of Object.entries(readUtm())) setHidden(form, name, value);
}

/**
 * Puts stored text back into fields that are still empty, and the stored choice where none was made, also in the answer that refused the
 * form. In the field that the visitor is about to type into, the text is selected, so that typing replaces it instead of continuing it.
 * @returns whether there was any text to put back.
 */
export function fillDraft(form: HTMLFormElement, draft: FormValues, isRefused: boolean): boolean {
	let filled = false;
	for (const [name, value] of Object.entries(draft)) {
		const control = form.elements.namedItem(name);
		if (control instanceof RadioNodeList) {
			if (!isRefused && !isChosen(control)) control.value = value;
		} else if (control instanceof HTMLSelectElement) {
			// A group that the address named stays; one that is full by now is no longer offered.
			if (control.value || ![...control.options].some((option) => option.value === value)) continue;
			control.value = value;
			filled = true;
		} else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
			if (control.type === "hidden" || control.type === "checkbox" || control.value) continue;
			control.value = value;
			if (control === document.activeElement) control.select();
			filled = true;
		}
	}
	return filled;
}

/** Whether the visitor has touched a group of radio buttons; the first script of a page marks that. */
function isChosen(group: RadioNodeList): boolean {
	return ([...group] as HTMLInputElement[]).some(
		({ checked, defaultChecked, dataset }) => checked !== defaultChecked || "changed" in dataset,
	);
}

/** Marks of the campaign that brought this visit; the first script of a page keeps them as long as the tab lives. */
function readUtm(): Record<string, string> {
	try {
		return JSON.parse(sessionStorage.getItem(UTM_KEY) ?? "{}") as Record<string, string>;
	} catch {
		return Object.fromEntries(
			[...new URLSearchParams(window.location.search)].filter(([name]) => name.startsWith("utm_")),
		);
	}
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
	let input = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
	if (!value) return;
	if (!input) {
		input = document.createElement("input");
		input.type = "hidden";
		input.name = name;
		form.append(input);
	}
	input.value = value;
}
