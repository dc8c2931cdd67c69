import { findRouter, isAlive } from "../shared/framework-internals.ts";
import { sitePath } from "../shared/site-address.ts";
import { readHash } from "./scroll/decide-scroll.ts";
import { focusTarget } from "./scroll/hash-target.ts";

/**
 * Sends every link to a page through the router: those of `app/ui/link/link.tsx`, links to a place on the page, links in the HTML of
 * articles, and links of parts whose code has not arrived yet.
 * @param isListed tells whether a path below the base is one of the site's cached pages.
 */
export function followLinks(isListed: (path: string) => boolean): void {
	// Before React, which keeps clicks on such parts to itself.
	window.addEventListener("click", (event) => followIdle(event, isListed), true);
	// Behind React: what a component has handled is left alone.
	window.addEventListener("click", followAlive);
}

function followAlive(event: MouseEvent): void {
	const link = plainlyClickedLink(event);
	if (link?.origin !== window.location.origin) return;
	if (link.hash && leadsToThisPage(link)) {
		goTo(link, event);
		// Now: drawing the page anew may take a moment, and the next Tab may not wait for it.
		focusTarget(readHash(link.hash));
	} else if (link.dataset.follow !== undefined) goTo(link, event);
}

function followIdle(event: MouseEvent, isListed: (path: string) => boolean): void {
	const link = plainlyClickedLink(event);
	if (!link || link.origin !== window.location.origin || leadsToThisPage(link)) return;
	if (link.dataset.modal !== undefined || isAlive(link)) return;
	if (link.dataset.follow !== undefined || isListed(sitePath(link.pathname))) goTo(link, event);
}

function goTo({ pathname, search, hash, dataset }: HTMLAnchorElement, event: MouseEvent): void {
	const router = findRouter();
	if (!router) return;
	event.preventDefault();
	const ways = dataset.follow?.split(" ") ?? [];
	const isHere = pathname + search + hash === window.location.href.slice(window.location.origin.length);
	void router.navigate(
		{ pathname: sitePath(pathname), search, hash },
		{
			replace: isHere || ways.includes("replace"),
			preventScrollReset: ways.includes("stay"),
			state: dataset.begin ? { beginAt: dataset.begin } : undefined,
		},
	);
}

/** Id of the place where the link that led to an entry of the history says that the page goes on; undefined when it names none. */
export function readBeginning(state: unknown): string | undefined {
	if (typeof state !== "object" || state === null || !("beginAt" in state)) return undefined;
	return typeof state.beginAt === "string" ? state.beginAt : undefined;
}

function leadsToThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
	const here = window.location;
	return origin === here.origin && pathname === here.pathname && search === here.search;
}

/** The link under an unmodified left click or Enter that nothing else has answered. */
function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
	if (event.defaultPrevented || event.button !== 0) return undefined;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
	return link;
}
