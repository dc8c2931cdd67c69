import { useEffect } from "react";
import { useStore } from "react-admin";
import { isOneOf } from "../../../../app/shared/is-one-of.ts";

export const BOARD_KEYS = {
	next: ["j", "ArrowDown"],
	previous: ["k", "ArrowUp"],
	take: ["Enter"],
	outcome: ["o"],
	lose: ["l"],
	open: ["v"],
	call: ["c"],
	help: ["?"],
} as const;

export type BoardKey = keyof typeof BOARD_KEYS;

/** The same keys where the other keyboard layout is on. */
const CYRILLIC: Readonly<Record<string, string>> = { о: "j", л: "k", щ: "o", д: "l", м: "v", с: "c", ",": "?" };
const TYPED = "input, textarea, select, [contenteditable], [role=dialog] *";
const PRESSED = "a, button";

/** Single-letter shortcuts can get in the way (WCAG 2.1.4), so they can be switched off, and the choice is remembered. */
export function useKeysSwitch() {
	return useStore<boolean>("requests.keys", true);
}

/** Handles the board's shortcuts while nothing is being typed. */
export function useBoardKeys(isOn: boolean, act: (key: BoardKey) => void): void {
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			const target = event.target instanceof Element ? event.target : null;
			if (target?.closest(TYPED) || document.querySelector("[role=dialog]")) return;
			const key = keyOf(event.key);
			// A link or a button that has the focus does its own thing.
			if (!key || (key === "take" && target?.closest(PRESSED))) return;
			if (!isOn && key !== "help" && !event.key.startsWith("Arrow")) return;
			if (!isOn && key === "help") return;
			event.preventDefault();
			act(key);
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [isOn, act]);
}

function keyOf(typed: string): BoardKey | undefined {
	const key = typed.length === 1 ? (CYRILLIC[typed.toLowerCase()] ?? typed.toLowerCase()) : typed;
	const found = Object.entries(BOARD_KEYS).find(([, keys]) => isOneOf(keys, key));
	return found?.[0] as BoardKey | undefined;
}
