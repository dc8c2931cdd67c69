/**
 * Whether something of a form was changed before its page came to life; asked once, when it does. The first script of a page
 * (`app/first-script/wake-page.ts`) marks what is changed until then.
 */
export function takeEarlyChange(form: HTMLFormElement): boolean {
	const changed = [...form.elements].filter(
		(control) => control instanceof HTMLElement && "changed" in control.dataset,
	);
	for (const control of changed) control.removeAttribute("data-changed");
	return changed.length > 0;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The `ref` of a control whose value script holds: what was chosen before the page came to life is chosen once more, so that script hears
 * of it. Otherwise its first draw would take the choice back.
 */
export function answerEarlyChange(control: Control | null): void {
	if (!control || !("changed" in control.dataset)) return;
	control.removeAttribute("data-changed");
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
