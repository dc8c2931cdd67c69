import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
	AddNotificationContext,
	type DataProvider,
	DataProviderContext,
	HttpError,
	I18nContext,
	RecordContextProvider,
	ResourceContextProvider,
} from "react-admin";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { useAction } from "./use-action.ts";
import { useRefusal } from "./use-refusal.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

const TAKEN = new HttpError("errors.invalid", 400, { code: "invalid", errors: { "texts.ru.title": "errors.taken" } });

/** Does something with the hooks of a record's page; what was told is kept by the second argument. */
function draw(resource: string, act: () => void, told: (note: object) => void, refusal?: HttpError): void {
	const Page = () => {
		act();
		return null;
	};
	const dataProvider = { act: () => Promise.reject(refusal) } as unknown as DataProvider;
	renderToString(
		<MemoryRouter>
			<QueryClientProvider client={new QueryClient()}>
				<DataProviderContext.Provider value={dataProvider}>
					<I18nContext.Provider value={i18nProvider}>
						<AddNotificationContext.Provider value={told}>
							<ResourceContextProvider value={resource}>
								<RecordContextProvider value={{ id: "1" }}>
									<Page />
								</RecordContextProvider>
							</ResourceContextProvider>
						</AddNotificationContext.Provider>
					</I18nContext.Provider>
				</DataProviderContext.Provider>
			</QueryClientProvider>
		</MemoryRouter>,
	);
}

test("where no inputs show errors of fields, the first one is said with the name of its field", () => {
	const told = vi.fn();
	draw("posts", () => useRefusal()(TAKEN), told);
	expect(told).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ message: "Название (рус.): Такое значение уже есть", type: "error" }),
	);
	draw("posts", () => useRefusal({ hasInputs: true })(TAKEN), told);
	expect(told).toHaveBeenCalledOnce();
});

test("a refusal of the whole is said with inputs and without", () => {
	const told = vi.fn();
	const away = new HttpError("errors.databaseAway", 503, { code: "databaseAway" });
	draw("posts", () => useRefusal({ hasInputs: true })(away), told);
	draw("posts", () => useRefusal()(away), told);
	expect(told.mock.calls.map(([note]) => note.message)).toEqual(["errors.databaseAway", "errors.databaseAway"]);
});

test("an action without a dialog says what was refused of its input", async () => {
	// Outside of production react-admin prints every refusal.
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const told = vi.fn();
	const errors = { into: "resources.requests.errors.otherPerson" };
	const refusal = new HttpError("errors.invalid", 422, { code: "otherPerson", errors });
	let done: Promise<object> | undefined;
	const merge = () => {
		done = useAction("merge").act({ into: "2" });
	};
	draw("requests", merge, told, refusal);
	expect(await done).toEqual({ ok: false, errors });
	expect(told.mock.calls.map(([note]) => note.message)).toEqual([
		"Объединение: Это заявки разных людей: ни телефон, ни почта не\u00a0совпадают.",
	]);
});

test("the form of an action gets a refusal of the whole, so that what was typed still counts as unsent", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const told = vi.fn();
	const refusal = new HttpError("errors.offline", 0, { code: "offline" });
	let done: Promise<object> | undefined;
	const call = () => {
		done = useAction("call", { hasInputs: true }).act({ result: "talked" });
	};
	draw("requests", call, told, refusal);
	expect(await done).toEqual({ ok: false, errors: { "root.serverError": "errors.offline" } });
	expect(told).not.toHaveBeenCalled();
});
