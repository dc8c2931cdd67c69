import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { readSum } from "./read-sum.ts";

const limits = { least: money(3_000_00, "RUB"), most: money(500_000_00, "RUB") };

function read(typed: string) {
	const result = readSum(typed, limits);
	return result.ok ? result.sum.minor : result.code;
}

test("a sum is read as people of both languages write it", () => {
	const same = [
		"49900",
		"49 900",
		"49\u00a0900 ₽",
		"49,900",
		"49.900",
		"49 900,00",
		"49,900.00 RUB",
		" 49’900 руб. ",
		"49 900р",
	];
	expect(same.map(read)).toEqual(same.map(() => 49_900_00));
	expect(["49900,5", "49900.50", "49 900,5 ₽"].map(read)).toEqual([49_900_50, 49_900_50, 49_900_50]);
});

test("what is no sum is told so", () => {
	const wrong = ["много", "-5000", "1e5", "49 90", "49,9000", "5000..", "0x1388", "12 34 567"];
	expect(wrong.map(read)).toEqual(wrong.map(() => "sumFormat"));
	expect(["", "  ", "₽"].map(read)).toEqual(["sumRequired", "sumRequired", "sumRequired"]);
});

test("the bank's bounds belong to it, a kopeck beyond does not", () => {
	expect(["3000", "500000", "2999,99", "500000,01", "0"].map(read)).toEqual([
		3_000_00,
		500_000_00,
		"sumTooSmall",
		"sumTooLarge",
		"sumTooSmall",
	]);
});
