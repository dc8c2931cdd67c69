import { I18nContext, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { SearchFilter } from "./search-filter.tsx";

beforeAll(() => i18nProvider.changeLocale("ru"));

function List({ resource }: { readonly resource: string }) {
	return (
		<I18nContext.Provider value={i18nProvider}>
			<ResourceContextProvider value={resource}>
				<FormProvider {...useForm()}>
					<SearchFilter />
				</FormProvider>
			</ResourceContextProvider>
		</I18nContext.Provider>
	);
}

test("the search of people says by what they are found, that of titles says nothing more", () => {
	expect(renderToString(<List resource="requests" />)).toContain('placeholder="Имя, телефон, почта или номер"');
	expect(renderToString(<List resource="rubrics" />)).not.toMatch(/placeholder="[^"]/);
});
