import { expect, test } from "vitest";
import { readRoubles } from "./read-roubles.ts";

function read(typed: string) {
	const sum = readRoubles(typed);
	return typeof sum === "object" ? sum.minor : sum;
}

test("a sum is read as people of both languages write it", () => {
	const same = [
		"64800",
		"64 800",
		"64\u00a0800 ₽",
		"₽64,800",
		"64.800",
		"64 800,00",
		"64,800.00 RUB",
		" 64’800 ",
		"0064800",
	];
	expect(same.map(read)).toEqual(same.map(() => 64_800_00));
	expect(["64800,5", "64800.50", "64 800,5 ₽"].map(read)).toEqual([64_800_50, 64_800_50, 64_800_50]);
});

test("roubles are named in full, shortened with a point or without one, with a space or without one", () => {
	const same = ["100 000р", "100000 р.", "100 000Р", "100 000 руб", "100000руб.", "100 000 рублей", "100,000 roubles"];
	expect(same.map(read)).toEqual(same.map(() => 100_000_00));
});

test("what is no sum is told so, nothing is nothing", () => {
	const wrong = ["много", "-5000", "1e5", "49 90", "49,9000", "5000..", "0x1388", "12 34 567", "10р0", "р5р5р"];
	expect(wrong.map(read)).toEqual(wrong.map(() => "notSum"));
	expect(["", "  ", "₽", "р."].map(read)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a sum of any length is one that can be compared", () => {
	expect(["999999999999999999999", "9 999 999 999 999 999 999,99"].map(read)).toEqual([1e14, 1e14 + 99]);
});
