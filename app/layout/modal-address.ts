import { pathWithoutLocale } from "../i18n/locales.ts";
import { sitePath } from "../shared/site-address.ts";

/** Pages that open as dialogs from `<a data-modal>`, by their paths without the language. */
const MODAL_PATHS = /^\/(?:request|basket|checkout|pay|low-vision|licence|in-development|bonus|info\/[a-z-]+)$/;

/** The path of an address of this site, without the base and the language. */
export function modalPath(address: string): string {
	return pathWithoutLocale(sitePath(new URL(address, window.location.origin).pathname));
}

/** The address of the marked link around an element; undefined where there is none. */
export function modalAt(target: EventTarget | null): string | undefined {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-modal]") : null;
	if (!link) return undefined;
	const address = link.pathname + link.search;
	return MODAL_PATHS.test(modalPath(address)) ? address : undefined;
}

/** The address of a marked link that was clicked plainly; undefined for anything else. */
export function clickedModal(event: MouseEvent): string | undefined {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	return modalAt(event.target);
}
