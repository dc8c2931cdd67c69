import type { KeyboardEvent } from "react";

/**
 * Digits choose an answer by its place, 1 the first one, and Enter goes on, while the focus is in the form (WCAG 2.1.4) but on
 * something with a purpose of its own. Arrows are the browser's.
 */
export function answerByKey(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const form = event.currentTarget;
	if (event.key === "Enter" && !isBusy(event.target)) {
		event.preventDefault();
		form.requestSubmit();
		return;
	}
	if (!/^[1-9]$/.test(event.key)) return;
	const radio = form.querySelectorAll<HTMLInputElement>("input[type=radio]")[Number(event.key) - 1];
	if (!radio) return;
	event.preventDefault();
	radio.checked = true;
	radio.focus();
}

function isBusy(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("a, button, input") !== null;
}
