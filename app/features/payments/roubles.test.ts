import { expect, test } from "vitest";
import { money } from "../../shared/money.ts";
import { fromRoubleNumber, fromRoubleText, toRoubleNumber, toRoubleText } from "./roubles.ts";

test("every sum comes back as it went, to the kopeck, through JSON too", () => {
	// Steps of a prime reach every last digit; the largest is ten milliards of roubles.
	for (let minor = 0; minor < 1_000_000_000_000; minor += minor < 10_000 ? 1 : 79_193_171) {
		const sum = money(minor, "RUB");
		expect(fromRoubleText(toRoubleText(sum))).toEqual(sum);
		expect(fromRoubleNumber(JSON.parse(JSON.stringify(toRoubleNumber(sum))))).toEqual(sum);
	}
});

test("roubles are written as each bank wants them", () => {
	expect([0, 5, 99, 100, 150_050].map((minor) => toRoubleText(money(minor, "RUB")))).toEqual([
		"0.00",
		"0.05",
		"0.99",
		"1.00",
		"1500.50",
	]);
	expect(JSON.stringify(toRoubleNumber(money(150_010, "RUB")))).toBe("1500.1");
});

test("what is no sum in kopecks is not taken for one", () => {
	for (const text of ["1500", "1500.5", "1500.505", "1,500.00", "-1.00", "1e3.00", "", " 1.00"]) {
		expect(fromRoubleText(text)).toBeUndefined();
	}
	for (const value of [0.001, 1500.505, Number.NaN, Number.POSITIVE_INFINITY, "1500", null, undefined, 1e20]) {
		expect(fromRoubleNumber(value)).toBeUndefined();
	}
});
