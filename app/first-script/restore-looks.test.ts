import { afterEach, expect, test, vi } from "vitest";
import { paintBrowserBars } from "../layout/paint-browser-bars.ts";
import { THEME_COLOURS } from "../layout/theme.ts";
import { restoreLooks } from "./restore-looks.ts";

afterEach(() => vi.unstubAllGlobals());

const LIGHT = "(prefers-color-scheme: light)";
const DARK = "(prefers-color-scheme: dark)";

/** A document with the metas of the hall, in a browser that keeps `theme`. */
function openPage(theme: string | null) {
	const metas = [
		{ content: THEME_COLOURS.light, media: LIGHT },
		{ content: THEME_COLOURS.dark, media: DARK },
	];
	const documentElement = { dataset: {} as Record<string, string>, style: {} };
	vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "theme" ? theme : null) });
	vi.stubGlobal("document", { cookie: "", documentElement, querySelectorAll: () => metas });
	restoreLooks(paintBrowserBars, THEME_COLOURS.dark);
	return { metas, theme: documentElement.dataset.theme };
}

test.each([
	["dark", "dark", ["not all", "all"]],
	["light", "light", ["all", "not all"]],
	[null, undefined, [LIGHT, DARK]],
	["sepia", undefined, [LIGHT, DARK]],
])(
	"a page in the theme that is kept as %s has the browser's bars in its colour from the start",
	(kept, theme, media) => {
		const page = openPage(kept);
		expect(page.theme).toBe(theme);
		expect(page.metas.map((meta) => meta.media)).toEqual(media);
		expect(page.metas.map(({ content }) => content)).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark]);
	},
);

test("a choice that is taken back leaves the bars to the system", () => {
	const { metas } = openPage("dark");
	paintBrowserBars("system", THEME_COLOURS.dark);
	expect(metas.map(({ media }) => media)).toEqual([LIGHT, DARK]);
});
