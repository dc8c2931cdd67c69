import { findRouter } from "../data-router.ts";

/**
 * Links to a place on the same page, those in the HTML of articles too, go through the router, so that one rule scrolls to them all.
 * Listens behind React: what a component has handled is left alone.
 */
export function followHashLinks(): void {
	window.addEventListener("click", (event) => {
		const link = plainlyClickedLink(event);
		const router = findRouter();
		if (!link?.hash || !router || !leadsToThisPage(link)) return;
		event.preventDefault();
		const { pathname, search } = router.state.location;
		const base = import.meta.env.BASE_URL.slice(0, -1);
		void router.navigate(
			{ pathname: pathname.slice(base.length) || "/", search, hash: link.hash },
			{ replace: link.hash === window.location.hash },
		);
	});
}

function leadsToThisPage(link: HTMLAnchorElement): boolean {
	const { origin, pathname, search } = window.location;
	return link.origin === origin && link.pathname === pathname && link.search === search;
}

/** The link under an unmodified left click or Enter that nothing else has answered. */
function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
	if (event.defaultPrevented || event.button !== 0) return undefined;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
	return link;
}
