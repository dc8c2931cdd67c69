type Place = Pick<Location, "pathname" | "search" | "hash" | "assign" | "reload">;

/**
 * Loads a page as a document, even at the current address, as after a step back in an old tab: a browser that is sent to that address with
 * a fragment would only scroll.
 * @param href path of this site with query and fragment.
 */
export function loadDocument(href: string, place: Place = window.location): void {
	if (href === place.pathname + place.search + place.hash) place.reload();
	else place.assign(href);
}
