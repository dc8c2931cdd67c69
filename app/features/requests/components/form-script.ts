import type { FormValues } from "../request-answer.ts";

const UTM_KEY = "orbita.utm";

/**
 * Adds what only a browser knows, at first input: the key that makes two sendings one request, when the form was begun, the
 * visitor's zone, where he came from. Nothing of it is ever printed by the server, whose pages are shared.
 */
export function addHiddenFields(form: HTMLFormElement): void {
	if (!form.dataset.key) {
		form.dataset.key = crypto.randomUUID?.().replaceAll("-", "") ?? `${Date.now()}${Math.random()}`.replace(".", "");
		setHidden(form, "idempotencyKey", form.dataset.key);
		setHidden(form, "startedAt", String(Date.now()));
	}
	setHidden(form, "visitorZone", Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
	setHidden(form, "referrer", document.referrer);
	for (const [name, value] of Object.entries(readUtm())) setHidden(form, name, value);
}

/** Puts kept text back into fields that are still empty. @returns whether there was anything to put back. */
export function fillDraft(form: HTMLFormElement, draft: FormValues): boolean {
	let filled = false;
	for (const [name, value] of Object.entries(draft)) {
		const control = form.elements.namedItem(name);
		if (control instanceof RadioNodeList) control.value = value;
		else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
			if (control.type === "hidden" || control.type === "checkbox" || control.value) continue;
			control.value = value;
			filled = true;
		}
	}
	return filled;
}

/** Marks of the campaign that brought this visit; they live as long as the tab. */
function readUtm(): Record<string, string> {
	const here = [...new URLSearchParams(window.location.search)].filter(([name]) => name.startsWith("utm_"));
	try {
		if (here.length > 0) sessionStorage.setItem(UTM_KEY, JSON.stringify(Object.fromEntries(here)));
		return JSON.parse(sessionStorage.getItem(UTM_KEY) ?? "{}") as Record<string, string>;
	} catch {
		return Object.fromEntries(here);
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
