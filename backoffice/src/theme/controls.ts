import type { ThemeOptions } from "@mui/material/styles";
import { ChevronDown, X } from "lucide-react";
import { createElement } from "react";
import type { Colours } from "./colours.ts";

const ARROW_PX = 20;

/** What is pressed and typed into: buttons, chips, inputs. */
export function controls(colours: Colours): NonNullable<ThemeOptions["components"]> {
	const focus = { outline: `3px solid ${colours.focus}`, outlineOffset: 2 };
	return {
		MuiButtonBase: {
			defaultProps: { disableRipple: true },
			styleOverrides: { root: { "&.Mui-focusVisible": focus } },
		},
		MuiButton: button(colours),
		MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40, color: "inherit" } } },
		MuiChip: {
			styleOverrides: {
				root: { fontWeight: 600, fontSize: "0.875rem", borderRadius: 999 },
				clickable: { height: 40, paddingInline: 6 },
				outlined: { borderColor: colours.fieldLine, backgroundColor: colours.surface },
			},
		},
		MuiTextField: { defaultProps: { variant: "outlined", margin: "none", size: "small", fullWidth: true } },
		MuiFormControl: { defaultProps: { variant: "outlined", margin: "none", size: "small", fullWidth: true } },
		// Level with the inputs beside it.
		RaSelectInput: { defaultProps: { margin: "none" } },
		MuiInputLabel: { styleOverrides: { root: { color: colours.textMuted } } },
		MuiOutlinedInput: {
			styleOverrides: {
				root: { backgroundColor: colours.surface, minHeight: 44 },
				notchedOutline: { borderColor: colours.fieldLine },
			},
		},
		...lists(colours),
		MuiFilledInput: { styleOverrides: { root: { backgroundColor: colours.surface2 } } },
		MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: "0.8125rem" } } },
		MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
		MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
		MuiSwitch: { defaultProps: { color: "primary" } },
		MuiLink: { styleOverrides: { root: { color: colours.link, "&:hover": { color: colours.linkHover } } } },
	};
}

/** Fields that open a list: both by the same chevron. */
function lists(colours: Colours): Pick<NonNullable<ThemeOptions["components"]>, "MuiSelect" | "MuiAutocomplete"> {
	return {
		MuiSelect: {
			defaultProps: { IconComponent: ChevronDown },
			styleOverrides: {
				icon: { color: colours.textMuted, width: ARROW_PX, height: ARROW_PX, top: `calc(50% - ${ARROW_PX / 2}px)` },
			},
		},
		MuiAutocomplete: {
			defaultProps: {
				popupIcon: createElement(ChevronDown, { size: ARROW_PX }),
				clearIcon: createElement(X, { size: ARROW_PX }),
			},
			styleOverrides: {
				paper: { border: `1px solid ${colours.line}`, borderRadius: 16 },
				// As far from the edge as that of a select, whatever the room around it to press.
				popupIndicator: { color: colours.textMuted, marginRight: -12 },
				clearIndicator: { color: colours.textMuted },
			},
		},
	};
}

function button(colours: Colours): NonNullable<ThemeOptions["components"]>["MuiButton"] {
	return {
		defaultProps: { disableElevation: true },
		styleOverrides: {
			root: { borderRadius: 12, minHeight: 44, paddingInline: 18 },
			sizeSmall: { minHeight: 40, paddingInline: 14 },
		},
		variants: [
			{
				props: { variant: "contained", color: "secondary" },
				style: { "&:hover": { backgroundColor: colours.textMuted } },
			},
			{
				props: { variant: "outlined" },
				style: { borderColor: colours.fieldLine, color: colours.text, backgroundColor: colours.surface },
			},
		],
	};
}
