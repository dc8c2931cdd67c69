import { isAlive } from "../../shared/framework-internals.ts";

/** Dispatched by a countdown that has run out before React counts (`app/first-script/tick-clocks.ts`): something else must be shown now. */
export const DEADLINE = "deadline";

/** The first sign that somebody is here, or that a page must change by itself; each comes before a page can change. */
export const SIGNS = [
	"pointermove",
	"pointerdown",
	"touchstart",
	"keydown",
	"focusin",
	"scroll",
	"wheel",
	"click",
	"popstate",
	DEADLINE,
] as const;

/**
 * Calls back once, at the first of `signs`. A browser reports a pointer that rests over a new page as a movement, though nobody made it, so
 * a pointer counts as moved once it is reported in a second place. Sent as text with the first script, so it may only use its arguments and
 * what a browser has.
 */
export function onFirstSign(signs: readonly string[], come: () => void): void {
	let rest: string | undefined;
	function hear({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }): void {
		if (type === "pointermove") {
			const place = `${clientX} ${clientY}`;
			rest ??= place;
			if (place === rest) return;
		}
		for (const sign of signs) removeEventListener(sign, hear, true);
		come();
	}
	for (const sign of signs) addEventListener(sign, hear, { passive: true, capture: true });
}

export type OnFirstSign = typeof onFirstSign;

let hydrated = false;
let need: () => void = () => undefined;
const needed = new Promise<void>((resolve) => {
	need = resolve;
});

/** Called by the root after its first commit, of a page or of an error screen: from then on only the browser draws pages. */
export function markHydrated(): void {
	hydrated = true;
	const { dataset } = document.documentElement;
	dataset.script = "ready";
	if (dataset.start === "sign") needParts();
	pressAgain();
	onFirstSign(SIGNS, needParts);
}

/**
 * Repeats presses that nothing could answer at the time and that can be answered now (`app/first-script/mark-early-deeds.ts`). It waits for
 * the next task: the press that has just brought a part to life is answered by itself.
 */
export function pressAgain(): void {
	setTimeout(() => {
		for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
			if (!isAlive(button)) continue;
			delete button.dataset.pressed;
			button.click();
		}
	});
}

export function isHydrated(): boolean {
	return hydrated;
}

/**
 * Fetches every deferred part. Call it before the router's state changes: a change that touches a part which only the server has drawn
 * waits for that part's code.
 */
export function needParts(): void {
	need();
}

/** Resolves at the first sign of activity by a visitor. */
export function partsNeeded(): Promise<void> {
	return needed;
}
