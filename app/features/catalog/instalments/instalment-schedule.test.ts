import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { addMonths, scheduleInstalments } from "./instalment-schedule.ts";
import { readMonths } from "./instalment-terms.ts";

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

test("a plan that begins on 29 February or on a 31st falls on the last days of short months and comes back to its own", () => {
	const days = (first: string, months: number) =>
		scheduleInstalments(money(3_600_000, "RUB"), months, first).map(({ on }) => on);
	const leap = days("2028-02-29", 49);
	expect([leap[1], leap[12], leap[24], leap[36], leap[48]]).toEqual([
		"2028-03-29",
		"2029-02-28",
		"2030-02-28",
		"2031-02-28",
		"2032-02-29",
	]);
	expect(days("2027-10-31", 6)).toEqual([
		"2027-10-31",
		"2027-11-30",
		"2027-12-31",
		"2028-01-31",
		"2028-02-29",
		"2028-03-31",
	]);
});
