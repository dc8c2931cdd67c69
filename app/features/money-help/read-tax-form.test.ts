import { expect, test } from "vitest";
import { readTaxForm } from "./read-tax-form.ts";

const read = (query: string) => {
	const params = new URLSearchParams(query);
	return readTaxForm((name) => params.get(name), { years: [{ year: 2026 }, { year: 2025 }], firstYear: 2024 });
};

test("sums are read in any usual spelling", () => {
	expect(read("own=64 800&child1=1 000,5&child2=200.05 ₽&taxPaid=9000 руб.").question).toEqual({
		own: { minor: 6_480_000, currency: "RUB" },
		children: [
			{ minor: 100_050, currency: "RUB" },
			{ minor: 20_005, currency: "RUB" },
			{ minor: 0, currency: "RUB" },
		],
		taxPaid: { minor: 900_000, currency: "RUB" },
	});
});

test("a sum may be typed as the page prints it in either language", () => {
	for (const [typed, minor] of [
		["₽64,800", 6_480_000],
		["64.800", 6_480_000],
		["1’000’000", 100_000_000],
		["64,800.50", 6_480_050],
		["64,80", 6_480],
		["0064800", 6_480_000],
		["64800 р.", 6_480_000],
		["64 800р", 6_480_000],
		["64 80", 648_000],
	] as const) {
		expect([typed, read(`own=${typed}`).question?.own.minor]).toEqual([typed, minor]);
	}
	expect(read("own=64,8000").errors.own).toBe("notNumber");
	expect(read("own=6,48,00").errors.own).toBe("notNumber");
});

test("what is no sum is named and keeps what was typed", () => {
	const form = read("own=abc&child1=-5&child2=999999999999");
	expect(form.errors).toEqual({ own: "notNumber", child1: "notNumber", child2: "tooMuch" });
	expect(form.typed.own).toBe("abc");
	expect(form.question).toBeUndefined();
});

test("a year without figures and one for which it is too late are named, and nothing is counted for them", () => {
	expect(read("year=2027&own=1")).toMatchObject({ year: 2026, refusedYear: { year: 2027, why: "noFigures" } });
	expect(read("year=2024&own=1").refusedYear).toEqual({ year: 2024, why: "noFigures" });
	expect(read("year=2023&own=1").refusedYear).toEqual({ year: 2023, why: "tooOld" });
	for (const year of [2027, 2024, 2023]) expect(read(`year=${year}&own=1`).question).toBeUndefined();
	for (const year of ["", "soon", "2025"]) expect(read(`year=${year}&own=1`).refusedYear).toBeUndefined();
});

test("an empty form asks nothing, without a year it is the newest", () => {
	expect(read("").question).toBeUndefined();
	expect(read("taxPaid=100").question).toBeUndefined();
	expect(read("own=1").year).toBe(2026);
	expect(read("year=2025&own=1").year).toBe(2025);
});
