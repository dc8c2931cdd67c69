import { findRouter } from "../../shared/framework-internals.ts";
import { isUnderway } from "../data-router.ts";
import type { ReloadGuard } from "./reload-guard.ts";

/**
 * After a step back a browser may show a page as it was left. Whatever waited there for the next document (a payment on its way to the
 * bank, a form whose answer leads elsewhere) would wait for ever, so such a page is reloaded. Drafts keep what was typed.
 * @param isLeft whether the page itself has asked for another document.
 */
export function revivePage(guard: ReloadGuard, isLeft: () => boolean): void {
	window.addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		if (!isLeft() && !isUnderway(findRouter()) && !document.querySelector('[aria-busy="true"]')) return;
		// No navigation is under way any more.
		guard.clear();
		window.location.reload();
	});
}
