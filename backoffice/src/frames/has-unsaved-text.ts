/**
 * Whether any form on the screen has unsaved changes. A form reports them when the window is closed (`beforeunload`), so it is asked in the
 * same way.
 */
export function hasUnsavedText(screen: EventTarget = window): boolean {
	return !screen.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
