import { focusTarget } from "../navigation/scroll/hash-target.ts";

/**
 * A dialog that has opened before its content is without a name until then: its heading takes the focus once it is there, and so is read.
 * Not from somebody who has gone on to anything but the cross.
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
