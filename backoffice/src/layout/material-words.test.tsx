import { ThemeProvider, useTheme } from "@mui/material/styles";
import TablePagination from "@mui/material/TablePagination";
import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { LIGHT_THEME } from "../theme/theme.ts";
import { MaterialWords } from "./material-words.tsx";

async function draw(locale: "ru" | "en"): Promise<string> {
	await i18nProvider.changeLocale(locale);
	return renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<ThemeProvider theme={LIGHT_THEME}>
				<MaterialWords>
					<Search />
					<TablePagination component="div" count={30} onPageChange={() => undefined} page={0} rowsPerPage={10} />
				</MaterialWords>
			</ThemeProvider>
		</I18nContext.Provider>,
	);
}

/** What a search says is drawn in a browser only, over everything else. */
function Search() {
	return useTheme().components?.MuiAutocomplete?.defaultProps?.noOptionsText;
}

test("a search that finds nothing and the ways between pages speak the language of the screen", async () => {
	const russian = await draw("ru");
	expect(russian).toContain("Ничего не\u00a0нашлось");
	expect(russian).toContain("Перейти на следующую страницу");
	const english = await draw("en");
	expect(english).toContain("Nothing found");
	expect(english).toContain("Go to next page");
});
