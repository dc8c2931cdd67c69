import { createListeners } from "../shared/create-store.ts";
import { paintBrowserBars } from "./paint-browser-bars.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** `--bg` of both themes, for the browser's own bars. */
export const THEME_COLOURS: Readonly<Record<"light" | "dark", string>> = { light: "#fdfaf4", dark: "#0c0a22" };

const STORAGE_KEY = "theme";

/** The theme that the first script has set from what the browser keeps. */
export function readTheme(): Theme {
	const { theme } = document.documentElement.dataset;
	return theme === "light" || theme === "dark" ? theme : "system";
}

/** Sets and remembers a theme. Transitions are suspended, or every colour of the page would fade at its own pace. */
export function setTheme(theme: Theme): void {
	const { dataset } = document.documentElement;
	dataset.switching = "on";
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	keepTheme(theme);
	paintBrowserBars(theme, THEME_COLOURS.dark);
	changes.tell();
	requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.switching));
}

/** Where storage is forbidden the choice lasts as long as the document. */
function keepTheme(theme: Theme): void {
	try {
		if (theme === "system") localStorage.removeItem(STORAGE_KEY);
		else localStorage.setItem(STORAGE_KEY, theme);
	} catch {}
}

const changes = createListeners();

/** Several switches stand on a page: a choice in one shows in all. */
export const onThemeChange = changes.subscribe;
