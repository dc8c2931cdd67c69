import { afterEach, expect, test, vi } from "vitest";
import { paintBrowserBars } from "../layout/paint-browser-bars.ts";
import { THEME_COLOURS } from "../layout/theme.ts";
import { restoreLooks } from "./restore-looks.ts";

afterEach(() => vi.unstubAllGlobals());

const LIGHT = "(prefers-color-scheme: light)";
const DARK = "(prefers-color-scheme: dark)";

type Kept = { readonly sight?: string; readonly cookie?: string };

/** A document with the metas of the hall, in a browser that keeps `theme`. */
function openPage(theme: string | null, { sight, cookie = "" }: Kept = {}) {
	const metas = [
		{ content: THEME_COLOURS.light, media: LIGHT },
		{ content: THEME_COLOURS.dark, media: DARK },
	];
	const properties: Record<string, string> = {};
	const style = { setProperty: (name: string, value: string) => Object.assign(properties, { [name]: value }) };
	const documentElement = { dataset: {} as Record<string, string>, style };
	vi.stubGlobal("localStorage", { getItem: (key: string) => ({ theme, sight })[key] ?? null });
	vi.stubGlobal("document", { cookie, documentElement, querySelectorAll: () => metas });
	restoreLooks(paintBrowserBars, THEME_COLOURS.dark);
	const { theme: shown, ...looks } = documentElement.dataset;
	return { metas, theme: shown, looks, properties };
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

test.each([
	[undefined, {}],
	["large", {}],
	["large dark off", { sightSize: "large", sightContrast: "dark", sightPictures: "off", sightMotion: "on" }],
	["large dark on off", { sightSize: "large", sightContrast: "dark", sightPictures: "on", sightMotion: "off" }],
])("the low-vision version that is kept as %j is there from the start", (sight, looks) => {
	expect(openPage(null, sight === undefined ? {} : { sight }).looks).toEqual(looks);
});

test.each([
	["", {}],
	["locale=en; not_orbita_basket=a.b", {}],
	["orbita_basket=one", { "--basket": '"1"' }],
	["locale=en; orbita_basket=one.two.three; x=1.2", { "--basket": '"3"' }],
])("the basket of the cookies %j has its number from the start", (cookie, properties) => {
	expect(openPage(null, { cookie }).properties).toEqual(properties);
});
