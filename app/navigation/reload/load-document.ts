type Place = Pick<Location, "pathname" | "search" | "hash" | "assign" | "reload">;

/**
 * Loads a page as a document, also the one whose address stands there already, as after a step back in an old tab: to that very address
 * with its fragment a browser would only scroll.
 * @param href path of this site with query and fragment
 */
export function loadDocument(href: string, place: Place = window.location): void {
	if (href === place.pathname + place.search + place.hash) place.reload();
	else place.assign(href);
}
