import { type RefObject, useEffect, useRef } from "react";
import { useSubmit } from "react-router";

/** A pause in typing after which the list answers. */
const PAUSE_MS = 250;

type SearchForm = {
	readonly form: RefObject<HTMLFormElement | null>;
	/** For every change of the form. */
	readonly onInput: () => void;
	/** Asks for the list now. */
	readonly apply: () => void;
};

/** A GET form that answers while somebody types; the address follows without filling the history. */
export function useSearchForm(action: string, asked: string): SearchForm {
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const submit = useSubmit();

	function apply(): void {
		clearTimeout(timer.current);
		if (!form.current) return;
		const used = new URLSearchParams();
		for (const [name, value] of new FormData(form.current)) {
			if (typeof value === "string" && value.trim()) used.append(name, value.trim());
		}
		submit(used, { method: "get", action, replace: true, preventScrollReset: true });
	}
	function onInput(): void {
		clearTimeout(timer.current);
		timer.current = setTimeout(apply, PAUSE_MS);
	}

	useEffect(() => {
		const input = form.current?.elements.namedItem("q");
		if (!(input instanceof HTMLInputElement) || input.value.trim() === asked) return;
		// Typed before this code was here, or while the answer was on its way; otherwise the address changed by another way.
		if (document.activeElement === input) onInput();
		else input.value = asked;
	}, [asked]);
	useEffect(() => () => clearTimeout(timer.current), []);
	return { form, onInput, apply };
}
