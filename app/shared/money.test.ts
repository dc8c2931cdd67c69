import { expect, test } from "vitest";
import { seededRandom } from "../../tests/fixtures/seeded-random.ts";
import {
	money,
	monthlyBefore,
	monthlyMoney,
	percentOfMoney,
	shareMoney,
	splitMoney,
	sumMoney,
	unitMoney,
} from "./money.ts";

test("shares sum to the total exactly, and none is above its weight while the total is not above their sum", () => {
	const random = seededRandom(11);
	for (let run = 0; run < 10_000; run++) {
		const weights = Array.from({ length: 1 + random(10) }, () => (random(4) === 0 ? 0 : random(20_000_000)));
		const sum = weights.reduce((left, right) => left + right, 0);
		const total = money(random(sum + 1), "RUB");
		const shares = shareMoney(total, weights);
		expect(sumMoney(shares, "RUB")).toEqual(total);
		const beyond = shares.filter(({ minor }, index) => minor < 0 || minor > (weights[index] ?? 0));
		expect(beyond, `${total.minor} by ${weights}`).toEqual([]);
	}
});

test("a total beyond what the lines are worth is shared by them all the same", () => {
	expect(shareMoney(money(10, "RUB"), [1, 1, 1]).map(({ minor }) => minor)).toEqual([4, 3, 3]);
	expect(shareMoney(money(0, "RUB"), [0, 0]).map(({ minor }) => minor)).toEqual([0, 0]);
	expect(() => shareMoney(money(1, "RUB"), [0, 0])).toThrow(RangeError);
});

test("a percentage is whole minor units, never more than the amount, and exact where it comes out even", () => {
	const random = seededRandom(13);
	for (let run = 0; run < 10_000; run++) {
		const amount = money(random(2_000_000_000), "RUB");
		const percent = 1 + random(100);
		const share = percentOfMoney(amount, percent).minor;
		expect(Number.isSafeInteger(share)).toBe(true);
		expect(share * 100).toBeLessThanOrEqual(amount.minor * percent);
		expect((share + 1) * 100).toBeGreaterThan(amount.minor * percent);
	}
	expect(percentOfMoney(money(28_800_00, "RUB"), 10)).toEqual(money(2_880_00, "RUB"));
	expect(percentOfMoney(money(999, "RUB"), 100)).toEqual(money(999, "RUB"));
});

test("parts sum to the total exactly for any total and any number of parts", () => {
	const random = seededRandom(17);
	for (let run = 0; run < 10_000; run++) {
		const total = money(random(20_000_000), "USD");
		const parts = 1 + random(36);
		expect(sumMoney(splitMoney(total, parts), "USD")).toEqual(total);
	}
	expect(monthlyMoney(money(30_000_00, "RUB"), 24)).toEqual(money(1_250_00, "RUB"));
});

test("currencies do not mix and parts of a kopeck do not exist", () => {
	expect(() => sumMoney([money(1, "RUB"), money(1, "USD")], "RUB")).toThrow(RangeError);
	expect(() => money(0.5, "RUB")).toThrow(RangeError);
});

test("what one of several costs is told to the kopeck", () => {
	expect(unitMoney(money(28_800_00, "RUB"), 36)).toEqual(money(800_00, "RUB"));
	expect(unitMoney(money(84_000_00, "RUB"), 88)).toEqual(money(954_55, "RUB"));
});

test("the month price before a reduction has the unit of the one now, and overstates no saving", () => {
	expect(monthlyBefore(money(650_00, "USD"), 24, money(16_25, "USD"))).toEqual(money(27_08, "USD"));
	expect(monthlyBefore(money(40_000_00, "RUB"), 24, money(1_250_00, "RUB"))).toEqual(money(1_666_00, "RUB"));
});
