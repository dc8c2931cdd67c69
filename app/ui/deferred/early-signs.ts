/*
 * What a visitor did to a part before its code was there. The browser has done its share of it; the rest is done when the code comes.
 */

type Choice = HTMLInputElement | HTMLSelectElement;
type Chosen = { readonly name: string; readonly value: string; readonly isChecked: boolean };

/** An older key was meant for something else. */
const FRESH_MS = 3000;

/** Choices in their order, with what was chosen. */
const choices = new Map<Choice, Chosen>();
let key: KeyboardEvent | undefined;

/** Told once, before anything else of the page runs. */
export function keepEarlySigns(): void {
	document.addEventListener("change", ({ target }) => keepChoice(target), { capture: true, passive: true });
	document.addEventListener(
		"keydown",
		(event) => {
			key = event;
		},
		{ capture: true, once: true, passive: true },
	);
}

function keepChoice(target: EventTarget | null): void {
	const isChoice =
		target instanceof HTMLSelectElement ||
		(target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type));
	if (!isChoice || isAlive(target)) return;
	choices.set(target, { name: target.name, value: target.value, isChecked: "checked" in target && target.checked });
}

/** Does again what was done to parts that have come alive since, so that their code hears of it. */
export function repeatEarlySigns(): void {
	for (const [control, { name, value, isChecked }] of choices) {
		if (!isAlive(control)) continue;
		choices.delete(control);
		// The same element may have become another question.
		if (control.name !== name) continue;
		if (control instanceof HTMLSelectElement) {
			control.value = value;
			control.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (control.value === value) {
			// A click tells of a change only when there is one.
			control.checked = !isChecked;
			control.click();
		}
	}
}

/** The key that woke the page, once and while it is fresh, for whoever listens to keys of the whole page. */
export function takeFirstKey(): KeyboardEvent | undefined {
	const first = key;
	key = undefined;
	return first && performance.now() - first.timeStamp < FRESH_MS ? first : undefined;
}

/** React leaves its mark on what it looks after. */
function isAlive(element: Element): boolean {
	return Object.keys(element).some((name) => name.startsWith("__reactProps"));
}
