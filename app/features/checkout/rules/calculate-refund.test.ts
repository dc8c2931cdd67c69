import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../tests/fixtures/seeded-random.ts";
import { calculateRefund, type RefundedLine, refundOfLine } from "./calculate-refund.ts";

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
	test("of several courses paid in part keeps a course that was taken whole, whatever was paid by lines", () => {
		const lines = [
			line({ total: 50_000_00, lessonsTaken: 40 }),
			line({ id: "2", total: 50_000_00 }),
			line({ id: "3", total: 50_000_00, lessonsTaken: 0 }),
		];
		const two = calculateRefund({ ...whole, lines: lines.slice(0, 2), paid: 50_000_00 });
		expect(two).toMatchObject({ paid: 50_000_00, kept: 50_000_00, amount: 0, lines: [{ amount: 0 }, { amount: 0 }] });
		const more = calculateRefund({ ...whole, lines: lines.slice(0, 2), paid: 60_000_01 });
		expect(more.amount).toBe(10_000_01);
		expect(more.lines.map(({ paid, amount }) => [paid, amount])).toEqual([
			[30_000_01, 0],
			[30_000_00, 10_000_01],
		]);
		const three = calculateRefund({ ...whole, lines, paid: 75_000_01 });
		expect(three.lines.map(({ amount }) => amount)).toEqual([0, 12_500_01, 12_500_00]);
	});
	test("adds up: what is printed of the order, and the lines of its receipt", () => {
		const random = seededRandom(29);
		for (let run = 0; run < 2_000; run++) {
			const lines = Array.from({ length: 1 + random(4) }, (_, index) => {
				const lessons = 1 + random(40);
				return line({ id: `${index}`, total: 1 + random(9_000_000), lessons, lessonsTaken: random(lessons + 1) });
			});
			const total = lines.reduce((sum, each) => sum + each.total, 0);
			for (const paid of [total, random(total + 1)]) {
				const formula = calculateRefund({ ...whole, lines, paid });
				const sum = (key: "paid" | "kept" | "amount") => formula.lines.reduce((all, each) => all + each[key], 0);
				expect([sum("paid"), sum("kept"), sum("amount")]).toEqual([paid, formula.kept, formula.amount]);
				expect(formula.amount).toBe(Math.max(0, paid - formula.kept));
				for (const each of formula.lines) expect(each.amount).toBeLessThanOrEqual(Math.max(0, each.paid - each.kept));
				if (paid === total) for (const each of formula.lines) expect(each.amount).toBe(each.paid - each.kept);
			}
		}
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

test("what one line leaves is what is paid beyond the lines that go on and the lessons that were held", () => {
	const line = (id: string, lessonsTaken: number, endedOn: string | null = null) => ({
		...{ id, title: id, total: 30_000_00, lessons: 30, lessonsTaken, endedOn },
	});
	const sums = { refundedBefore: 0, costs: 0, currency: "RUB" } as const;
	const both = [line("a", 10), line("b", 0)];
	expect(refundOfLine({ ...sums, lines: both, paid: 60_000_00 }, "a").amount).toBe(20_000_00);
	expect(refundOfLine({ ...sums, lines: both, paid: 60_000_00, refundedBefore: 20_000_00 }, "a").amount).toBe(0);
	expect(refundOfLine({ ...sums, lines: both, paid: 30_000_00 }, "a").amount).toBe(0);
	const last = [line("a", 10, "2026-11-18"), line("b", 0)];
	expect(refundOfLine({ ...sums, lines: last, paid: 30_000_00 }, "b").amount).toBe(20_000_00);
});
