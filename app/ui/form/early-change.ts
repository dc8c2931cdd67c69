/*
 * The first script of a page (`app/first-script/wake-page.ts`) marks what is changed. What has come to life takes the mark away again,
 * so it stays only where nobody could answer: on a page, or a part of one, whose code is still on its way.
 */

const MARK = "data-changed";

/** Whether something of a form was changed before it came to life; asked when it does. */
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
 * The `ref` of a control whose value script holds: what was chosen before it came to life is chosen once more, so that script hears
 * of it. Otherwise its first draw would take the choice back.
 */
export function answerEarlyChange(control: Control | null): void {
	control?.addEventListener("change", unmark);
	if (!control || !("changed" in control.dataset)) return;
	control.removeAttribute(MARK);
	const { value } = control;
	const isChecked = control instanceof HTMLInputElement && control.checked;
	// Once the page has been taken over as it stood; the answer to one choice draws all others anew.
	queueMicrotask(() => chooseAgain(control, value, isChecked));
}

function chooseAgain(control: Control, value: string, isChecked: boolean): void {
	if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
		// Of a group only one is chosen, however many were on the way.
		if (control.type === "radio" && !isChecked) return;
		control.checked = !isChecked;
		control.click();
		return;
	}
	// React hears of values that differ from the last one it was shown; it does not see what goes past its own property.
	control.value = "";
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
	control.dispatchEvent(new Event("input", { bubbles: true }));
	control.dispatchEvent(new Event("change", { bubbles: true }));
}
