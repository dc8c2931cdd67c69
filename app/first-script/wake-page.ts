import type { OnFirstSign } from "../ui/deferred/first-need.ts";
import type { WhenConnected } from "../ui/deferred/when-connected.ts";

/**
 * Wakes a page whose script waits (`server/pages/finish-html.ts`) at the first sign of a visitor, or after a while. At once where the page
 * says so, and where there is something to restore or to do: a return, a reload, a place on the page, a form that has not been sent. Never
 * without a connection: a browser does not ask again for what it could not fetch.
 */
export function wakePage(
	waitingType: string,
	waitingStyles: string,
	onSign: OnFirstSign,
	signs: readonly string[],
	outbox: string,
	restMs: number,
	whenConnected: WhenConnected,
): void {
	const { dataset } = document.documentElement;
	let isBegun = false;
	dataset.script = "on";

	function begin(how: string): void {
		if (isBegun) return;
		isBegun = true;
		dataset.start = how;
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => whenConnected(run));
		else whenConnected(run);
	}
	function run(): void {
		// The router looks for the style sheets that it has named; what is one only after it was disabled is not fetched.
		for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${waitingStyles}"]`))
			Object.assign(link, { disabled: true, rel: "stylesheet" });
		for (const waiting of document.querySelectorAll<HTMLElement>(`script[type="${waitingType}"]`)) {
			const { parts } = waiting.dataset;
			for (const href of parts?.split(" ") || []) append("link", { rel: "modulepreload", href });
			append("script", { type: parts === undefined ? "" : "module", textContent: waiting.textContent });
		}
	}
	function append(tag: string, properties: object): void {
		document.head.append(Object.assign(document.createElement(tag), properties));
	}
	function hasWork(): boolean {
		const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		try {
			if (localStorage.getItem(outbox)) return true;
		} catch {}
		return Boolean(dataset.start || location.hash || (visit && visit.type !== "navigate"));
	}

	onSign(signs, () => begin("sign"));
	addEventListener("load", () => setTimeout(begin, restMs, "rest"));
	// The mark is removed again if the script cannot be loaded.
	addEventListener(
		"error",
		({ target }) => (target as HTMLScriptElement).type === "module" && delete dataset.script,
		true,
	);

	if (hasWork()) begin("now");
}
