import { findRouter } from "../shared/framework-internals.ts";
import { sitePath } from "../shared/site-address.ts";
import { classifyAddress, isDangerousAddress } from "./link-address.ts";

type NavigateOptions = {
	/** Must be said for an address that is not ours. */
	readonly external?: boolean;
	readonly replace?: boolean;
};

/**
 * Goes to an address: through the router on this site, by loading a document elsewhere.
 * @throws Error for an external address without `external`, and always for an address that would run code.
 */
export function navigateTo(address: string, { external = false, replace = false }: NavigateOptions = {}): void {
	const { href, origin } = window.location;
	const kind = classifyAddress(address, href);
	if (kind === "refused") throw new Error(`Navigation to an address with a dangerous protocol is refused: ${address}`);
	if (kind === "external" && !external) {
		throw new Error(`Navigation to an external URL needs { external: true }: ${address}`);
	}
	const url = new URL(address, href);
	const router = findRouter();
	if (kind === "internal" && router && `${url.pathname}/`.startsWith(import.meta.env.BASE_URL)) {
		void router.navigate(sitePath(url.pathname) + url.search + url.hash, { replace });
		return;
	}
	if (replace) window.location.replace(url);
	else window.location.assign(kind === "internal" ? url.href.slice(origin.length) : url.href);
}

/** Stops links and forms with addresses that would run something, whoever wrote them. @returns a function that stops the guard. */
export function guardLinks(): () => void {
	function stop(event: Event): void {
		const address = event.target instanceof Element ? addressOf(event.target, event.type === "submit") : undefined;
		if (address === undefined || !isDangerousAddress(address)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	const events = ["click", "auxclick", "submit"] as const;
	for (const name of events) window.addEventListener(name, stop, true);
	return () => {
		for (const name of events) window.removeEventListener(name, stop, true);
	};
}

function addressOf(element: Element, isSubmit: boolean): string | undefined {
	const place = element.closest(isSubmit ? "form" : "a, area, button, input");
	if (!place) return undefined;
	const names = ["href", "xlink:href", isSubmit ? "action" : "formaction"];
	return names.map((name) => place.getAttribute(name)).find((value) => value !== null) ?? undefined;
}
