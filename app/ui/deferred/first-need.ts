import { isAlive } from "../../shared/framework-internals.ts";

/** Told by a clock that has run out before React counts (`app/first-script/tick-clocks.ts`): something else has to stand there now. */
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
 * Calls back once, at the first of `signs`. A browser tells a new page of a pointer that rests over it as if it had moved there, which
 * is nobody's doing, so a pointer has moved once it is told of in a second place. Sent as text with the first script: it must get
 * along with its arguments and what a browser has.
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

/** Told by the hall after its first commit, of a page or of a screen of trouble: from then on pages are drawn by the browser alone. */
export function markHydrated(): void {
	hydrated = true;
	const { dataset } = document.documentElement;
	dataset.script = "ready";
	if (dataset.start === "sign") needParts();
	pressAgain();
	onFirstSign(SIGNS, needParts);
}

/**
 * Presses again what was pressed while nobody could answer, and can be answered now (`app/first-script/mark-early-deeds.ts`). A moment
 * later: the press that has just brought a part to life is answered by itself.
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
 * Fetches every part that was put off. It must be told before the router's state changes: a change that touches a part which is still
 * the server's waits for the code of that part.
 */
export function needParts(): void {
	need();
}

/** Fulfilled at the first sign of a visitor. */
export function partsNeeded(): Promise<void> {
	return needed;
}
