import { type RefObject, useEffect } from "react";

/**
 * Digits choose an answer by its place, 1 the first one, and Enter goes on wherever the focus is but on something with a purpose of its
 * own. Arrows are the browser's.
 */
export function useDigitKeys(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		function answer(event: KeyboardEvent): void {
			if (event.ctrlKey || event.metaKey || event.altKey || !form.current) return;
			if (event.key === "Enter" && !isBusy(event.target)) {
				event.preventDefault();
				form.current.requestSubmit();
				return;
			}
			if (!/^[1-9]$/.test(event.key)) return;
			const radio = form.current.querySelectorAll<HTMLInputElement>("input[type=radio]")[Number(event.key) - 1];
			if (!radio) return;
			event.preventDefault();
			radio.checked = true;
			radio.focus();
		}
		document.addEventListener("keydown", answer);
		return () => document.removeEventListener("keydown", answer);
	}, [form]);
}

function isBusy(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("a, button, input") !== null;
}
