import { I18nContext, RecordContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { money } from "../../../app/shared/money.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { type Difference, listParts } from "./list-differences.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

/** Each row of what was written down of a change: the field, what stood before, what stands after. */
function rows(resource: string, changes: readonly Difference[], recordId?: string): string[] {
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<RecordContextProvider value={{ id: 1, recordId }}>
				<DifferenceTable after="" before="" differences={listParts(changes)} resource={resource} />
			</RecordContextProvider>
		</I18nContext.Provider>,
	);
	const [, ...found] = html.replaceAll("\u00a0", " ").split("<tr");
	return found.slice(1).map((row) => {
		const cells = [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)];
		return cells.map(([, cell = ""]) => cell.replaceAll(/<style.*?<\/style>|<[^>]*>/g, "")).join(" | ");
	});
}

test("an amount of an order is told as money, whole", () => {
	const change = { field: "refunded", before: money(0, "RUB"), after: money(28_800_00, "RUB") };
	const lines = (taken: number, left: number) => [{ lessonsTaken: taken, left: money(left, "USD") }];
	expect(rows("orders", [change])).toEqual(["Возвращено | 0 ₽ | 28 800 ₽"]);
	expect(rows("orders", [{ field: "lines", before: lines(1, 390_00), after: lines(1, 351_50) }])).toEqual([
		expect.stringMatching(/\| 390 \$ \| 351,50 \$$/),
	]);
});

test("an amount of a new invoice is told in the currency of the invoice", () => {
	const written = [
		{ field: "currency", before: null, after: "USD" },
		{ field: "total", before: null, after: 390_00 },
	];
	expect(rows("invoices", written)[1]).toMatch(/ \| — \| 390 \$$/);
});

test("a list that grew or shrank is told part by part, in words", () => {
	const first = { date: "2027-01-01", ru: "Новый год", en: "" };
	const second = { date: "2027-05-09", ru: "День Победы", en: "Victory Day" };
	expect(rows("settings", [{ field: "value", before: [first], after: [first, second] }], "holidays")).toEqual([
		"Значение | 1. День: 1 янв. 2027 г.; Праздники (рус.): Новый год | 1. День: 1 янв. 2027 г.; Праздники (рус.): Новый год\n" +
			"2. День: 9 мая 2027 г.; Праздники (рус.): День Победы; Праздники (англ.): Victory Day",
	]);
});

test("a part within a part stands in brackets, and an amount is money", () => {
	const tariff = { id: "7", code: "group", priceRub: 990_000, options: { months: 3 } };
	const [row] = rows("courses", [{ field: "tariffs", before: [], after: [tariff] }]);
	expect(row).toContain("9 900 ₽");
	expect(row).toMatch(/\(.+: 3\)/);
	expect(row).not.toMatch(/[{}[\]"]|: 7/);
});

test("a zone, a portrait and a drawing are told by their names, not by their codes", () => {
	const written = [
		{ field: "zone", before: "Europe/Moscow", after: "Asia/Vladivostok" },
		{ field: "avatar", before: null, after: "avatar-3" },
		{ field: "questions", before: [], after: [{ art: "planet-mint" }] },
	];
	const [zone, avatar, art] = rows("starts", written);
	expect(zone).toMatch(/ \| Москва \| Владивосток$/);
	expect(avatar).toMatch(/ \| Очки и синий свитер$/);
	expect(art).toMatch(/: Зелёная планета$/);
});
