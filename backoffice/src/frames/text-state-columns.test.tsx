import { ThemeProvider } from "@mui/material/styles";
import { I18nContext, ListContextProvider, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { LIGHT_THEME } from "../theme/theme.ts";
import { RecordStack } from "./record-stack.tsx";
import { TEXT_STATE_COLUMNS } from "./text-state-columns.tsx";

beforeAll(() => i18nProvider.changeLocale("ru"));

test("on a phone too a text says how far each of its languages is", () => {
	const data = [{ id: 1, title: "О школе", stateRu: "published", stateEn: "missing" }];
	const list = { data, sort: { field: "title", order: "ASC" }, setSort: () => undefined, total: 1, isPending: false };
	const drawn = renderToString(
		<ThemeProvider theme={LIGHT_THEME}>
			<I18nContext.Provider value={i18nProvider}>
				<ResourceContextProvider value="pages">
					<ListContextProvider value={list as never}>
						<RecordStack>
							<b>О школе</b>
							{TEXT_STATE_COLUMNS}
						</RecordStack>
					</ListContextProvider>
				</ResourceContextProvider>
			</I18nContext.Provider>
		</ThemeProvider>,
	);
	const plain = drawn.replace(/<style.*?<\/style>/g, "");
	const texts = [...plain.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map(([, part = ""]) => part.replace(/<[^>]+>/g, ""));
	expect(texts).toEqual(["Русский текст", "На сайте", "Английский текст", "Нет текста"]);
});
