import { createTheme, type ThemeOptions } from "@mui/material/styles";
import { defaultTheme, type RaThemeOptions } from "react-admin";
import { type Colours, DARK, LIGHT } from "./colours.ts";
import { controls } from "./controls.ts";
import { screens } from "./screens.ts";

const TEXT_FONT = '"Onest", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const HEADING_FONT = '"Geologica", "Onest", system-ui, sans-serif';

const palette = (mode: "light" | "dark", colours: Colours): ThemeOptions["palette"] => ({
	mode,
	primary: { main: colours.select, contrastText: colours.onSelect },
	secondary: { main: colours.text, contrastText: colours.surface },
	error: { main: colours.danger },
	warning: { main: colours.warnText },
	success: { main: colours.success },
	info: { main: colours.infoText },
	background: { default: colours.bgSunken, paper: colours.surface },
	text: { primary: colours.text, secondary: colours.textMuted, disabled: colours.textSubtle },
	divider: colours.line,
});

/** Sizes at which letters of the office are set; 15 px is its text. */
const typography: ThemeOptions["typography"] = {
	fontFamily: TEXT_FONT,
	fontSize: 15,
	htmlFontSize: 16,
	body1: { fontSize: "0.9375rem", lineHeight: 1.5 },
	body2: { fontSize: "0.9375rem", lineHeight: 1.5 },
	caption: { fontSize: "0.8125rem", lineHeight: 1.4 },
	h1: { fontFamily: HEADING_FONT, fontSize: "1.75rem", fontWeight: 800, lineHeight: 1.14, letterSpacing: "-0.03em" },
	h2: { fontFamily: HEADING_FONT, fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.2, letterSpacing: "-0.02em" },
	h3: { fontSize: "1rem", fontWeight: 650, lineHeight: 1.3 },
	button: { fontSize: "0.9375rem", fontWeight: 650, textTransform: "none", lineHeight: 1.35 },
};

function makeTheme(mode: "light" | "dark", colours: Colours): RaThemeOptions {
	return createTheme({
		...defaultTheme,
		palette: palette(mode, colours),
		typography,
		shape: { borderRadius: 12 },
		components: { ...defaultTheme.components, ...controls(colours), ...screens(colours) },
	} as ThemeOptions) as RaThemeOptions;
}

export const LIGHT_THEME = makeTheme("light", LIGHT);
export const DARK_THEME = makeTheme("dark", DARK);
