import { focusTarget } from "../navigation/scroll/hash-target.ts";

/**
 * A dialog that opens before its content has no name until then: once its heading is there it gets the focus, and so is read. Not if the
 * focus has moved to anything but the close button.
 * @returns a function that stops the watch; undefined where the heading is there already.
 */
export function sayLateTitle(titleId: string): (() => void) | undefined {
	const dialog = document.querySelector(`dialog[aria-labelledby="${titleId}"]`);
	if (!dialog || document.getElementById(titleId)) return undefined;
	const watch = new MutationObserver(() => {
		if (!document.getElementById(titleId)) return;
		watch.disconnect();
		const { activeElement, body } = document;
		if (activeElement === body || activeElement?.matches("dialog, .dialog__close")) focusTarget(titleId);
	});
	watch.observe(dialog, { childList: true, subtree: true });
	return () => watch.disconnect();
}
