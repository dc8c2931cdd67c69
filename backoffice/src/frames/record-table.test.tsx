import { ThemeProvider } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { DataTable, I18nContext, ListContextProvider, ResourceContextProvider, type SortPayload } from "react-admin";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { LIGHT_THEME } from "../theme/theme.ts";
import { RecordTable } from "./record-table.tsx";

function draw(sort: SortPayload): string {
	const data = [{ id: 1, name: "Екатерина", phone: "+79162041108" }];
	const list = { data, sort, setSort: () => undefined, total: 1, isPending: false, selectedIds: [] };
	return renderToString(
		<MemoryRouter>
			<QueryClientProvider client={new QueryClient()}>
				<ThemeProvider theme={LIGHT_THEME}>
					<I18nContext.Provider value={i18nProvider}>
						<ResourceContextProvider value="people">
							<ListContextProvider value={list as never}>
								<RecordTable>
									<DataTable.Col source="name" />
									<DataTable.Col source="phone" />
								</RecordTable>
							</ListContextProvider>
						</ResourceContextProvider>
					</I18nContext.Provider>
				</ThemeProvider>
			</QueryClientProvider>
		</MemoryRouter>,
	);
}

test("the head of the column by which a list is sorted, and no cell below it, says so and in which order", () => {
	const said = (sort: SortPayload) => draw(sort).match(/<\w+[^>]*aria-sort="\w+"[^>]*>/g) ?? [];
	const [head = "", ...others] = said({ field: "phone", order: "DESC" });
	expect(head).toMatch(/^<th .*column-phone/);
	expect(head).toContain('aria-sort="descending"');
	expect(others).toEqual([]);
	expect(said({ field: "name", order: "ASC" })[0]).toContain('aria-sort="ascending"');
	expect(said({ field: "id", order: "ASC" })).toEqual([]);
});
