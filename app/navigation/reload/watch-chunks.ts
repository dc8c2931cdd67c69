import { findRouter } from "../../shared/framework-internals.ts";
import { findTarget } from "../data-router.ts";
import { isLoadingQuietly } from "./quiet-load.ts";

const MODAL_MEMORY_MS = 10_000;

/** Where a visitor was going when a script that some component asked for did not load. */
export type ChunkTarget = { readonly path: string; readonly href: string };

/**
 * Listens for failures of scripts that are not a route's own: dialogs, words, parts of pages. The target is where a navigation leads; else
 * the address of the requested dialog, which is a page too; else the current page. That one is left alone once something has been typed on
 * it: what the server has drawn can be read and sent without its code, and a fresh page would be empty.
 */
export function watchChunks(onFailure: (target: ChunkTarget) => void): void {
	let asked: { readonly link: HTMLAnchorElement; readonly at: number } | undefined;
	window.addEventListener(
		"click",
		({ target }) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-modal]") : null;
			if (link) asked = { link, at: Date.now() };
		},
		true,
	);
	window.addEventListener("vite:preloadError", () => {
		const target = findTarget(findRouter());
		if (!target && isLoadingQuietly()) return;
		const isAsked = asked && Date.now() - asked.at < MODAL_MEMORY_MS;
		if (!target && !isAsked && isTypedIn()) return;
		const { pathname, search, hash } = isAsked && asked ? asked.link : window.location;
		onFailure(target ?? { path: pathname + search, href: pathname + search + hash });
	});
}

/** The first script of a page marks forms that were begun (`app/first-script/mark-early-deeds.ts`). */
function isTypedIn(): boolean {
	return document.querySelector("form[data-begun]") !== null;
}
