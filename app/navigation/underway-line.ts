/**
 * Styled by the script that needs it, so that the styles of pages do not carry it. The second shadow separates it from whatever is below.
 */
const LOOK =
	"position: fixed; inset: 0 0 auto; width: auto; height: 0; margin: 0; padding: 0; pointer-events: none; transform-origin: 0 0; " +
	"border: solid var(--link); border-width: 3px 0 0; border-radius: 0 2px 2px 0; box-shadow: 0 1px var(--bg)";

/** It never reaches the end: nobody knows how long a page will take. */
const GROWTH = [{ transform: "scaleX(0)" }, { transform: "scaleX(0.6)", offset: 0.1 }, { transform: "scaleX(0.95)" }];
const GROWTH_MS = 10_000;

export type UnderwayLine = {
	show(): void;
	hide(): void;
};

/** A thin line along the top of the window, above open dialogs too; it grows while it stands, where motion is welcome. */
export function createUnderwayLine(): UnderwayLine {
	let line: HTMLElement | undefined;
	return {
		show() {
			line = document.createElement("div");
			line.ariaHidden = "true";
			line.style.cssText = LOOK;
			// A menu or a dialog covers everything except what was shown after it.
			line.popover = "manual";
			document.body.append(line);
			line.showPopover?.();
			if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
			line.animate(GROWTH, { duration: GROWTH_MS, easing: "ease-out", fill: "forwards" });
		},
		hide() {
			line?.remove();
			line = undefined;
		},
	};
}
