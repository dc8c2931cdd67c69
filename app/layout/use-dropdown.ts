import { type KeyboardEvent, useEffect, useRef } from "react";
import { menuStop } from "./menu-stop.ts";
import { useOnNextPage } from "./use-on-next-page.ts";

/**
 * Adds to a `<details>` what a menu needs: Esc and arrows, closing on a press outside, on leaving it, and on navigation. Opening, and only
 * one of a `name` at a time, are the browser's own and need no script.
 */
export function useDropdown() {
	const ref = useRef<HTMLDetailsElement>(null);

	useOnNextPage(() => {
		if (ref.current) ref.current.open = false;
	});

	useEffect(() => {
		function leave(event: Event): void {
			const details = ref.current;
			if (!details?.open) return;
			const goal = event instanceof FocusEvent ? event.relatedTarget : event.target;
			// The focus goes nowhere when the window is left or something unfocusable is pressed.
			if (goal instanceof Node && !details.contains(goal)) details.open = false;
		}
		document.addEventListener("pointerdown", leave);
		document.addEventListener("focusout", leave);
		return () => {
			document.removeEventListener("pointerdown", leave);
			document.removeEventListener("focusout", leave);
		};
	}, []);

	return { ref, onKeyDown: walk };
}

function walk(event: KeyboardEvent<HTMLDetailsElement>): void {
	const details = event.currentTarget;
	const summary = details.querySelector("summary");
	if (event.key === "Escape" && details.open) {
		details.open = false;
		summary?.focus();
		return;
	}
	const isOnSummary = event.target === summary;
	// Radio buttons inside have arrows of their own.
	if (!isOnSummary && !(event.target instanceof HTMLAnchorElement)) return;
	if (isOnSummary && event.key !== "ArrowDown" && !details.open) return;
	const stops = [...details.querySelectorAll<HTMLAnchorElement>("a")];
	const next = menuStop(event.key, stops.indexOf(event.target as HTMLAnchorElement), stops.length);
	if (next === undefined) return;
	event.preventDefault();
	details.open = true;
	stops[next]?.focus();
}
