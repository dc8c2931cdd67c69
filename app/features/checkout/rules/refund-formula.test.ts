import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../tests/fixtures/seeded-random.ts";
import { calculateRefund, type RefundedLine } from "./refund-formula.ts";

function line(changes: Partial<RefundedLine> = {}): RefundedLine {
	return { id: "1", title: "Scratch, Экипаж", total: 40_000_00, lessons: 40, lessonsTaken: 0, ...changes };
}
const whole = { refundedBefore: 0, costs: 0, currency: "RUB" } as const;

describe("a refund", () => {
	test("before the first lesson is everything that was paid", () => {
		expect(calculateRefund({ ...whole, lines: [line()], paid: 40_000_00 })).toMatchObject({
			kept: 0,
			amount: 40_000_00,
		});
	});
	test("after twelve lessons of forty is the example of the offer", () => {
		const formula = calculateRefund({ ...whole, lines: [line({ lessonsTaken: 12 })], paid: 40_000_00 });
		expect(formula).toMatchObject({ kept: 12_000_00, amount: 28_000_00 });
		expect(formula.lines[0]).toMatchObject({ perLesson: 1_000_00, lessonsTaken: 12, lessons: 40 });
	});
	test("counts by what was paid after discounts, line by line", () => {
		const lines = [
			line({ total: 30_000_00, lessons: 32, lessonsTaken: 7 }),
			line({ id: "2", total: 9_000_00, lessons: 9 }),
		];
		const formula = calculateRefund({ ...whole, lines, paid: 39_000_00 });
		expect(formula.lines.map(({ kept, amount }) => [kept, amount])).toEqual([
			[6_562_50, 23_437_50],
			[0, 9_000_00],
		]);
		expect(formula.amount).toBe(32_437_50);
	});
	test("after the last lesson is nothing, to the kopeck", () => {
		expect(
			calculateRefund({ ...whole, lines: [line({ total: 100_01, lessons: 3, lessonsTaken: 3 })], paid: 100_01 }).amount,
		).toBe(0);
	});
	test("takes documented costs and earlier refunds off, never below zero", () => {
		const lines = [line({ lessonsTaken: 12 })];
		expect(calculateRefund({ ...whole, lines, paid: 40_000_00, costs: 500_00 }).amount).toBe(27_500_00);
		expect(calculateRefund({ ...whole, lines, paid: 40_000_00, refundedBefore: 20_000_00 }).amount).toBe(8_000_00);
		expect(calculateRefund({ ...whole, lines, paid: 40_000_00, refundedBefore: 39_000_00 }).amount).toBe(0);
	});
	test("of an order paid in part gives back what was paid above the lessons taken", () => {
		expect(calculateRefund({ ...whole, lines: [line({ lessonsTaken: 5 })], paid: 10_000_00 }).amount).toBe(5_000_00);
		expect(calculateRefund({ ...whole, lines: [line({ lessonsTaken: 15 })], paid: 10_000_00 }).amount).toBe(0);
	});
	test("never exceeds what was paid and shrinks with every lesson", () => {
		const random = seededRandom(23);
		for (let run = 0; run < 2_000; run++) {
			const lessons = 1 + random(90);
			const total = random(20_000_000);
			let before = total + 1;
			for (let taken = 0; taken <= lessons; taken++) {
				const { amount } = calculateRefund({
					...whole,
					lines: [line({ total, lessons, lessonsTaken: taken })],
					paid: total,
				});
				expect(amount).toBeLessThanOrEqual(Math.min(before, total));
				before = amount;
			}
			expect(before).toBe(0);
		}
	});
});
