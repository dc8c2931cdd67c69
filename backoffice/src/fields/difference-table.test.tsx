import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { money } from "../../../app/shared/money.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { type Difference, listParts } from "./list-differences.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

/** Each row of what was written down of a change: the field, what stood before, what stands after. */
function rows(resource: string, changes: readonly Difference[]): string[] {
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<DifferenceTable after="" before="" differences={listParts(changes)} resource={resource} />
		</I18nContext.Provider>,
	);
	const [, ...found] = html.replaceAll("\u00a0", " ").split("<tr");
	return found.slice(1).map((row) => {
		const cells = [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)];
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
