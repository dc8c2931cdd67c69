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
