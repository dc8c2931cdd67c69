/**
 * Makes the browser's own bars follow the chosen theme. Of the two metas, one per colour, only that of the choice is in force; without a
 * choice the system decides. Their colours stay unchanged, as React recognises the metas by them when it takes the head over. Sent as text
 * with the first script, so it may only use its arguments and what a browser has.
 */
export function paintBrowserBars(theme: "light" | "dark" | "system", dark: string): void {
	for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
		const own = meta.content === dark ? "dark" : "light";
		if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
		else meta.media = own === theme ? "all" : "not all";
	}
}

export type PaintBrowserBars = typeof paintBrowserBars;
