import type { ThemeOptions } from "@mui/material/styles";
import type { Colours } from "./colours.ts";

/** Screens with the rail of a desk and less room beside it than ten columns want. */
export const NARROW_LAPTOP = "@media (min-width: 56.25rem) and (max-width: 87.49rem)";

/** What things lie on: the page, cards, tables, dialogs. */
export function screens(colours: Colours): NonNullable<ThemeOptions["components"]> {
	return {
		MuiCssBaseline: {
			styleOverrides: {
				body: { fontSize: "0.9375rem", lineHeight: 1.5 },
				"a:focus-visible": { outline: `3px solid ${colours.focus}`, outlineOffset: 2, borderRadius: 4 },
				"::selection": { backgroundColor: colours.select, color: colours.onSelect },
				"@media (prefers-reduced-motion: reduce)": {
					// Any time above none would set in motion every element that inherits a new colour.
					"*, *::before, *::after": { animationDuration: "1ms !important", transitionDuration: "0s !important" },
				},
			},
		},
		MuiPaper: {
			defaultProps: { elevation: 0 },
			styleOverrides: { root: { backgroundImage: "none" } },
		},
		MuiCard: {
			styleOverrides: { root: { borderRadius: 20, border: `1px solid ${colours.line}` } },
		},
		MuiDialog: { styleOverrides: { paper: { borderRadius: 24, border: `1px solid ${colours.line}` } } },
		MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colours.line}`, borderRadius: 16 } } },
		MuiTableCell: {
			styleOverrides: {
				root: { borderColor: colours.line, padding: "12px 16px", fontVariantNumeric: "tabular-nums" },
				head: { color: colours.textMuted, fontSize: "0.8125rem", fontWeight: 600, whiteSpace: "nowrap" },
			},
		},
		MuiTableRow: { styleOverrides: { root: { "&:last-child > :is(td, th[scope=row])": { borderBottom: 0 } } } },
		MuiTooltip: {
			styleOverrides: { tooltip: { backgroundColor: colours.text, color: colours.surface, fontSize: "0.8125rem" } },
		},
		MuiAlert: { styleOverrides: { root: { borderRadius: 16, fontSize: "0.9375rem" } } },
		MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4 } } },
	};
}
