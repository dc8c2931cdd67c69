/**
 * What is done on a page before there is anybody to answer is marked, and answered when the page has come to life
 * (`app/ui/form/early-change.ts`, `app/ui/deferred/first-need.ts`).
 */
export function markEarlyDeeds(): void {
	addEventListener(
		"change",
		({ target }) => {
			(target as HTMLElement).dataset.changed = "";
		},
		true,
	);
	addEventListener(
		"click",
		({ target }) => {
			// What opens a popover has been answered by the browser.
			const button = (target as HTMLElement).closest?.<HTMLElement>("button[type=button]:not([popovertarget])");
			if (button && document.documentElement.dataset.script !== "ready") button.dataset.pressed = "";
		},
		true,
	);
	// Programs post a form at once, people do not; whoever began before the page could answer began then (`app/ui/form/form-begun.ts`).
	addEventListener(
		"input",
		({ target }) => {
			const { form } = target as HTMLInputElement;
			if (form) form.dataset.begun ||= String(Date.now());
		},
		true,
	);
}
