import { expect, test } from "vitest";
import { seededRandom } from "../../../../tests/fixtures/seeded-random.ts";
import { type Currency, money, sumMoney } from "../../../shared/money.ts";
import { planInstalments } from "./plan-instalments.ts";

const bounds = { min: 3, max: 36 };

test("ten thousand plans sum to the price to the kopeck, on the same day of each month or its last", () => {
	const random = seededRandom(4);
	for (let run = 0; run < 10_000; run++) {
		const currency: Currency = random(4) === 0 ? "USD" : "RUB";
		const total = money(currency === "RUB" ? 3_000_00 + random(300_000_00) : 100_00 + random(2_000_00), currency);
		const months = 3 + random(34);
		const first = new Date(Date.UTC(2026, random(36), 1 + random(31)));
		const firstOn = first.toISOString().slice(0, 10);
		const planned = planInstalments({ total, months, lender: "tbank", firstOn, bounds, offered: [] });
		if (!planned.ok) throw new Error(planned.code);
		const { schedule, monthly, overpayment } = planned.plan;
		const amounts = schedule.map(({ amount }) => amount);
		expect(sumMoney(amounts, currency)).toEqual(total);
		expect(overpayment.minor).toBe(0);
		expect(amounts[0]).toEqual(monthly);
		expect(amounts.filter(({ minor }) => minor <= 0 || minor > monthly.minor)).toEqual([]);
		expect(schedule.map(({ on }) => on)).toEqual(expectedDays(first, months));
	}
});

/** By another way than the product's: the first of the month, then its own length. */
function expectedDays(first: Date, months: number): string[] {
	return Array.from({ length: months }, (_, index) => {
		const year = first.getUTCFullYear() + Math.floor((first.getUTCMonth() + index) / 12);
		const month = (first.getUTCMonth() + index) % 12;
		const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
		const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
		const day = Math.min(first.getUTCDate(), lengths[month] ?? 31);
		return `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
	});
}

function plan(months: number, firstOn = "2026-11-30", offered: number[] | "any" = [6, 12]) {
	const planned = planInstalments({
		total: money(30_000_00, "RUB"),
		months,
		lender: "sber",
		firstOn,
		bounds,
		offered: offered === "any" ? undefined : offered,
	});
	return planned.ok ? planned.plan : planned.code;
}

test("only terms of the school have a plan", () => {
	expect([2, 37, 3.5, 0, -6].map((months) => plan(months))).toEqual(Array(5).fill("termOutOfBounds"));
	expect(plan(3)).toMatchObject({ months: 3 });
	expect(plan(36)).toMatchObject({ months: 36 });
});

test("a plan is a credit of the bank past six months, past four from April 2028", () => {
	expect(plan(6)).toMatchObject({ isLoan: false, warnings: ["creditWarning", "serviceTerms"] });
	expect(plan(12)).toMatchObject({ isLoan: true, lender: "sber", warnings: ["creditWarning", "creditTerms"] });
	expect(plan(6, "2028-03-31")).toMatchObject({ isLoan: false });
	expect(plan(6, "2028-04-01")).toMatchObject({ isLoan: true });
	expect(plan(4, "2028-04-01")).toMatchObject({ isLoan: false });
});

test("a term without a code of the bank can be calculated but not applied for", () => {
	expect(plan(12)).toMatchObject({ canApply: true });
	expect(plan(18, "2026-11-30", "any")).toMatchObject({ canApply: true });
	expect(plan(18)).toMatchObject({ canApply: false, warnings: ["creditWarning", "creditTerms", "termNotOffered"] });
});
