import type { RefundFormula, RefundLine } from "../../../../database/order-types.ts";
import { type Currency, money, shareMoney } from "../../../shared/money.ts";

/** A line of an order as a refund is calculated from it; `total` in minor units. */
export type RefundedLine = {
	readonly id: string;
	readonly title: string;
	readonly total: number;
	readonly lessons: number;
	readonly lessonsTaken: number;
};

type RefundSums = {
	readonly lines: readonly RefundedLine[];
	/** Minor units that have come in for the order and that have gone back already. */
	readonly paid: number;
	readonly refundedBefore: number;
	/** Documented payments to third parties that the school cannot get back. */
	readonly costs: number;
	readonly currency: Currency;
};

/**
 * Refund = paid − lessons taken × price of one lesson − documented costs, over all lines of the order; never below zero. The price of
 * a lesson is what the customer owes for the line over its lessons, rounded down in the customer's favour; the last lesson takes the rest,
 * so that a course that was taken whole leaves nothing.
 */
export function calculateRefund({ lines, paid, refundedBefore, costs, currency }: RefundSums): RefundFormula {
	const shares = shareMoney(
		money(paid, currency),
		lines.map(({ total }) => total),
	);
	const counted = lines.map((line, index): RefundLine => {
		const perLesson = Math.floor(line.total / line.lessons);
		const kept = line.lessonsTaken >= line.lessons ? line.total : perLesson * line.lessonsTaken;
		const linePaid = shares[index]?.minor ?? 0;
		return {
			lineId: line.id,
			title: line.title,
			paid: linePaid,
			lessons: line.lessons,
			lessonsTaken: line.lessonsTaken,
			perLesson,
			kept,
			amount: Math.max(0, linePaid - kept),
		};
	});
	const kept = counted.reduce((sum, line) => sum + line.kept, 0);
	// For the order as a whole, not line by line: what one line has used beyond its share of a part payment was paid by the others.
	const due = money(Math.max(0, paid - kept), currency);
	const amounts = shareMoney(
		due,
		counted.map(({ amount }) => amount),
	);
	return {
		paid,
		kept,
		costs,
		refundedBefore,
		amount: Math.max(0, due.minor - costs - refundedBefore),
		lines: counted.map((line, index) => ({ ...line, amount: amounts[index]?.minor ?? 0 })),
	};
}

type EndingLine = RefundedLine & { readonly endedOn: string | null };

/**
 * What would go back if the learner left only one line: the lines that go on count as fully given, as the money pays for them first. The
 * formula is the same, so the last line to end leaves what a refund of the whole order would.
 */
export function refundOfLine(
	{ lines, ...sums }: Omit<RefundSums, "lines"> & { readonly lines: readonly EndingLine[] },
	lineId: string,
): RefundFormula {
	const goesOn = ({ id, endedOn }: EndingLine) => id !== lineId && endedOn === null;
	return calculateRefund({
		...sums,
		lines: lines.map((line) => (goesOn(line) ? { ...line, lessonsTaken: line.lessons } : line)),
	});
}
