import { ThemeProvider } from "@mui/material/styles";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PLANETS } from "../../theme/colours.ts";
import { DARK_THEME, LIGHT_THEME } from "../../theme/theme.ts";
import { PersonMark } from "./person-mark.tsx";

const draw = (number: number, theme: typeof LIGHT_THEME) =>
	renderToString(
		<ThemeProvider theme={theme}>
			<PersonMark name="Екатерина Морозова" number={number} />
		</ThemeProvider>,
	);

test.each([
	["light", LIGHT_THEME],
	["dark", DARK_THEME],
] as const)(
	"whoever asks has initials in the colours of a planet, another one than the next request, %s",
	(mode, theme) => {
		const planets = Object.values(PLANETS);
		for (const [index, planet] of planets.entries()) {
			for (const number of [index, index + planets.length * 20]) {
				const html = draw(number, theme);
				expect(html).toContain("ЕМ");
				expect(html).toContain(`background-color:${planet[mode][0]};color:${planet[mode][1]};`);
			}
		}
		expect(new Set(planets.map((planet) => planet[mode][0])).size).toBe(planets.length);
	},
);
