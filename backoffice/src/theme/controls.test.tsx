import Autocomplete from "@mui/material/Autocomplete";
import MenuItem from "@mui/material/MenuItem";
import { ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DARK, LIGHT } from "./colours.ts";
import { DARK_THEME, LIGHT_THEME } from "./theme.ts";

test.each([
	["light", LIGHT_THEME, LIGHT],
	["dark", DARK_THEME, DARK],
] as const)("every list that opens has the chevron of the design, in its colour, %s", (_, theme, colours) => {
	const html = renderToString(
		<ThemeProvider theme={theme}>
			<TextField label="Курс" select value="one">
				<MenuItem value="one">Один</MenuItem>
			</TextField>
			<Autocomplete options={["Один"]} renderInput={(props) => <TextField {...props} label="Группа" />} value="Один" />
		</ThemeProvider>,
	);
	expect(html.match(/<svg[^>]+lucide-chevron-down/g)).toHaveLength(2);
	expect(html).toMatch(/<svg[^>]+lucide-x/);
	expect(html).not.toMatch(/data-testid="(?:ArrowDropDown|Close)Icon"/);
	const colourOf = (part: string) => {
		const rules = [...html.matchAll(new RegExp(`${part}\\{([^}]*)\\}`, "g"))].map(([, rule]) => rule).join(";");
		return [...rules.matchAll(/(?<![\w-])color:([^;]+)/g)].at(-1)?.[1];
	};
	expect(colourOf("MuiSelect-icon")).toBe(colours.textMuted);
	expect(colourOf("MuiAutocomplete-popupIndicator")).toBe(colours.textMuted);
});
