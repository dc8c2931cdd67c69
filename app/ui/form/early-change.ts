/*
 * The first script of a page (`app/first-script/wake-page.ts`) marks controls that are changed. Parts that have come to life remove the
 * mark, so it stays only where nothing could react: on a page, or a part of one, whose code is still on its way.
 */

const MARK = "data-changed";

/** Whether anything in a form was changed before it came to life; to be asked when it does. */
export function takeEarlyChange(form: HTMLFormElement): boolean {
	form.addEventListener("change", unmark);
	const changed = [...form.elements].filter(
		(control) => control instanceof HTMLElement && "changed" in control.dataset,
	);
	for (const control of changed) control.removeAttribute(MARK);
	return changed.length > 0;
}

function unmark({ target }: Event): void {
	(target as Element).removeAttribute(MARK);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The `ref` of a controlled input: a choice made before it came to life is repeated, so that its component hears of it. Otherwise its first
 * render would undo the choice.
 */
export function answerEarlyChange(control: Control | null): void {
	control?.addEventListener("change", unmark);
	if (!control || !("changed" in control.dataset)) return;
	control.removeAttribute(MARK);
	const { value } = control;
	const isChecked = control instanceof HTMLInputElement && control.checked;
	// After the page was taken over as it stood: the answer to one choice renders all others anew.
	queueMicrotask(() => chooseAgain(control, value, isChecked));
}

function chooseAgain(control: Control, value: string, isChecked: boolean): void {
	if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
		// Only one radio button of a group is selected, however many were changed before.
		if (control.type === "radio" && !isChecked) return;
		control.checked = !isChecked;
		control.click();
		return;
	}
	// React ignores a value equal to the last one it saw, and does not see one set past its own property.
	control.value = "";
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
	control.dispatchEvent(new Event("input", { bubbles: true }));
	control.dispatchEvent(new Event("change", { bubbles: true }));
}
