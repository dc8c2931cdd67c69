import { expect, test } from "vitest";
import { wholeMoney } from "../../shared/money.ts";
import { type TaxYear, taxRefund } from "./tax-refund.ts";

const rub = (units: number) => wholeMoney(units, "RUB");
const year: TaxYear = { year: 2026, percent: 13, ownLimit: rub(150_000), childLimit: rub(110_000) };

test("what was paid up to the limit comes back by its percentage", () => {
	const { own, refund } = taxRefund(year, { own: rub(64_800), children: [], taxPaid: undefined });
	expect(refund).toEqual(rub(8_424));
	expect(own?.counted).toEqual(rub(64_800));
});

test("above the limit nothing more comes back, and each child has a limit of its own", () => {
	const { refund, children } = taxRefund(year, {
		own: rub(200_000),
		children: [rub(124_000), rub(0), rub(50_000)],
		taxPaid: undefined,
	});
	expect(children.map(({ counted }) => counted)).toEqual([rub(110_000), rub(50_000)]);
	expect(refund).toEqual(rub(19_500 + 14_300 + 6_500));
});

test("nobody gets back more than the tax they paid", () => {
	const question = { own: rub(150_000), children: [], taxPaid: rub(10_000) };
	expect(taxRefund(year, question)).toMatchObject({ refund: rub(10_000), due: rub(19_500), isLimitedByTax: true });
	expect(taxRefund(year, { ...question, taxPaid: rub(0) }).refund).toEqual(rub(0));
	expect(taxRefund(year, { ...question, taxPaid: rub(19_500) }).isLimitedByTax).toBe(false);
});

test("kopecks are rounded down, never invented", () => {
	expect(taxRefund(year, { own: { minor: 101, currency: "RUB" }, children: [], taxPaid: undefined }).refund.minor).toBe(
		13,
	);
});
