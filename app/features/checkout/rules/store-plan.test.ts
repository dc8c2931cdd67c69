import { expect, test } from "vitest";
import type { OrderPlan, StoredPlan } from "../../../../database/order-types.ts";
import { money } from "../../../shared/money.ts";
import { planInstalments } from "../../catalog/instalments/plan-instalments.ts";
import { replacePlan, storePlan } from "./store-plan.ts";

function buildPlan(roubles: number, months = 12): OrderPlan {
	const planned = planInstalments({
		total: money(roubles * 100, "RUB"),
		months,
		lender: "tbank",
		firstOn: "2026-12-01",
		bounds: { min: 3, max: 36 },
		offered: undefined,
	});
	if (!planned.ok) throw new Error(planned.code);
	return storePlan(planned.plan);
}

const sumOf = (plan: StoredPlan | null) => plan?.payments.reduce((sum, { amount }) => sum + amount, 0);
const by = (minor: number, months = 12) => ({ months, monthly: money(minor, "RUB") });

test("a bank that names the term alone has its payments calculated over it, to the same total", () => {
	const same = replacePlan(buildPlan(49_900), { months: 12 });
	expect(same.bank).toEqual({ ...same.calculated, isTermOnly: true });
	expect(same.difference).toBeNull();
	const other = replacePlan(buildPlan(49_900), { months: 7 });
	expect(other).toMatchObject({
		bank: { months: 7, monthly: 7_129_00, total: 49_900_00, isTermOnly: true },
		difference: { months: -5, monthly: 2_970_00, total: 0 },
	});
	expect(other.bank?.payments).toHaveLength(7);
	expect(sumOf(other.bank)).toBe(49_900_00);
});

test.each([4_158_33, 4_159_00])("a payment of %i kopecks is the price over twelve months, rounded", (minor) => {
	const { bank, difference } = replacePlan(buildPlan(49_900), by(minor));
	expect(bank).toMatchObject({ months: 12, monthly: minor, total: 49_900_00 });
	expect(bank?.payments.slice(0, -1).map(({ amount }) => amount)).toEqual(Array(11).fill(minor));
	expect(sumOf(bank)).toBe(49_900_00);
	expect(difference).toBeNull();
});

test("rounding over another term is a difference of the term and of no total", () => {
	const { bank, difference } = replacePlan(buildPlan(49_900), by(8_316_67, 6));
	expect(difference).toEqual({ months: -6, monthly: 4_157_67, total: 0 });
	expect(sumOf(bank)).toBe(49_900_00);
});

test("a payment that makes another price is told with its total", () => {
	const { bank, difference } = replacePlan(buildPlan(49_900), by(4_500_00));
	expect(bank).toMatchObject({ total: 54_000_00 });
	expect(sumOf(bank)).toBe(54_000_00);
	expect(difference).toEqual({ months: 0, monthly: 341_00, total: 4_100_00 });
});

test.each([
	[6, 24, true],
	[24, 6, false],
	[12, 7, true],
])("of %i months the bank makes %i: a credit is what lasts longer than half a year, %s", (asked, months, isLoan) => {
	expect(replacePlan(buildPlan(49_900, asked), { months })).toMatchObject({ isLoan, bank: { months } });
});

test("a plain loan is a credit of any term, and our plan stays an estimate of it", () => {
	const plan = buildPlan(49_900, 6);
	expect(replacePlan(plan, { isLoan: true })).toEqual({ ...plan, isLoan: true });
	expect(replacePlan(replacePlan(plan, { months: 3 }), { isLoan: true })).toEqual({ ...plan, isLoan: true });
});
