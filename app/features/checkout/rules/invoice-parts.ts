import type { InvoicePart } from "../../../../database/order-types.ts";

export type InvoicePartState = InvoicePart & { readonly number: number; readonly left: number };

/** The parts of an invoice with what is left of each: what was paid fills the earliest ones first. Minor units. */
export function spreadPaid(parts: readonly InvoicePart[], paid: number): InvoicePartState[] {
	let rest = paid;
	return parts.map((part, index) => {
		const covered = Math.min(rest, part.amount);
		rest -= covered;
		return { ...part, number: index + 1, left: part.amount - covered };
	});
}

/** What a payment of an invoice amounts to: the next part that is not paid, or everything that is left. */
export function nextInvoiceSum(
	{ total, paid, parts }: { total: number; paid: number; parts: readonly InvoicePart[] },
	isWhole: boolean,
): number {
	const left = Math.max(0, total - paid);
	if (isWhole || parts.length === 0) return left;
	return spreadPaid(parts, paid).find((part) => part.left > 0)?.left ?? left;
}
