import { expect, test } from "vitest";
import { readTaxForm } from "./read-tax-form.ts";

const read = (query: string) => {
	const params = new URLSearchParams(query);
	return readTaxForm((name) => params.get(name), [2026, 2025]);
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

test("an empty form asks nothing, an unknown year is the newest", () => {
	expect(read("").question).toBeUndefined();
	expect(read("taxPaid=100").question).toBeUndefined();
	expect(read("year=1999&own=1").year).toBe(2026);
	expect(read("year=2025&own=1").year).toBe(2025);
});
