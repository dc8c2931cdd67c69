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
