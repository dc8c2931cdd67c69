import type { IsAlive } from "../shared/framework-internals.ts";

/**
 * Marks what the visitor does before the page can react; it is answered when the page has come to life (`app/ui/form/early-change.ts`,
 * `app/ui/deferred/first-need.ts`).
 */
export function markEarlyDeeds(isAlive: IsAlive): void {
	function press({ target }: Event): void {
		// A button that opens a popover has been handled by the browser.
		const button = (target as HTMLElement).closest?.<HTMLElement>("button[type=button]:not([popovertarget])");
		if (!button) return;
		if (isAlive(button)) delete button.dataset.pressed;
		else button.dataset.pressed = "";
	}

	addEventListener(
		"change",
		({ target }) => {
			(target as HTMLElement).dataset.changed = "";
		},
		true,
	);
	// Once more on the way back: a press that finds the code of its part brings the part to life, and is answered at once.
	addEventListener("click", press, true);
	addEventListener("click", press);
	// Programs post a form at once, people do not; this records when somebody began before the page could react
	// (`app/ui/form/form-begun.ts`).
	addEventListener(
		"input",
		({ target }) => {
			const { form } = target as HTMLInputElement;
			if (form) form.dataset.begun ||= String(Date.now());
		},
		true,
	);
}
