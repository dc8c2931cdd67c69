import type { PaintBrowserBars } from "../layout/paint-browser-bars.ts";

/**
 * Restores what was chosen in this browser, and the number on the basket: pages are the same for everybody. React writes the metas of the
 * head before its scripts, so the browser's bars have their colour before the first paint as well. `dark`: the colour of the dark theme.
 */
export function restoreLooks(paintBars: PaintBrowserBars, dark: string): void {
	const { dataset, style } = document.documentElement;
	try {
		const theme = localStorage.getItem("theme");
		if (theme === "light" || theme === "dark") {
			dataset.theme = theme;
			paintBars(theme, dark);
		}
		const [size, contrast, pictures, motion = "on"] = (localStorage.getItem("sight") || "").split(" ");
		if (pictures)
			Object.assign(dataset, {
				sightSize: size,
				sightContrast: contrast,
				sightPictures: pictures,
				sightMotion: motion,
			});
	} catch {}
	const [, basket] = /(?:^|; )orbita_basket=([^;]+)/.exec(document.cookie) || [];
	if (basket) style.setProperty("--basket", `"${basket.split(".").length}"`);
}
