import { expect, test } from "vitest";
import { money } from "../../shared/money.ts";
import { addMonths, scheduleInstalments } from "./instalment-schedule.ts";
import { readMonths } from "./instalment-terms.ts";

/** Mulberry32: the same thousand plans every time. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

test("a thousand plans add up to the price exactly, and no payment is empty or larger than the first", () => {
	const random = randomFrom(7);
	for (let run = 0; run < 1000; run++) {
		const currency = random() < 0.5 ? "RUB" : "USD";
		const total = money(30_000 + Math.floor(random() * 20_000_000), currency);
		const months = 3 + Math.floor(random() * 34);
		const plan = scheduleInstalments(total, months, "2026-11-23");
		const amounts = plan.map(({ amount }) => amount.minor);
		expect(plan).toHaveLength(months);
		expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total.minor);
		expect(Math.min(...amounts)).toBeGreaterThan(0);
		expect(Math.max(...amounts)).toBe(amounts[0]);
	}
});

test("the smallest price of the English list has a last payment over 36 months too", () => {
	const plan = scheduleInstalments(money(34_900, "USD"), 36, "2026-11-23");
	expect(plan.at(-1)?.amount.minor).toBe(950);
});

test("payments fall on the same day of the month, or on its last day", () => {
	expect([0, 1, 2, 13].map((count) => addMonths("2026-12-31", count))).toEqual([
		"2026-12-31",
		"2027-01-31",
		"2027-02-28",
		"2028-01-31",
	]);
	expect(addMonths("2027-10-29", 4)).toBe("2028-02-29");
});

test("a term is read from the address only within the school's bounds", () => {
	const bounds = { min: 3, max: 36 };
	expect(["3", "36", "12"].map((asked) => readMonths(asked, bounds))).toEqual([3, 36, 12]);
	expect(["2", "37", "12.5", "-12", "1e1", "", "９"].map((asked) => readMonths(asked, bounds))).toEqual(
		Array(7).fill(undefined),
	);
	expect(readMonths(null, bounds)).toBeUndefined();
});
