/**
 * Whether a form of the screen holds what nobody has saved yet. A form says so to whoever closes the window (`beforeunload`), so it is
 * asked in the same way.
 */
export function hasUnsavedText(screen: EventTarget = window): boolean {
	return !screen.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
