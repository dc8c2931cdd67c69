/** The first sign that somebody is here; each comes before a page can change. */
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
] as const;

let hydrated = false;
let need: () => void = () => undefined;
const needed = new Promise<void>((resolve) => {
	need = resolve;
});

/** Told once by the hall, after the first commit: from then on pages are drawn by the browser alone. */
export function markHydrated(): void {
	hydrated = true;
	const { dataset } = document.documentElement;
	dataset.script = "ready";
	if (dataset.start === "sign") needParts();
	// What was pressed while nobody could answer is pressed again.
	for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
		delete button.dataset.pressed;
		button.click();
	}
	for (const sign of SIGNS) window.addEventListener(sign, needParts, { once: true, passive: true, capture: true });
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
