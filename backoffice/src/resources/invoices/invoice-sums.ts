import type { InvoiceRecord, InvoiceRefund } from "./invoice-record.ts";

type Sums = Pick<InvoiceRecord, "paid"> & {
	readonly refunds: readonly Pick<InvoiceRefund, "kind" | "state" | "amount">[];
};

/** What has gone back of what was paid; minor units. What was paid on top is in neither. */
export function backSum({ refunds }: Pick<Sums, "refunds">): number {
	return sumOf(refunds.filter(({ kind, state }) => kind !== "excess" && state === "done"));
}

/** What was paid and neither has gone back nor is on its way. */
export function keptSum({ paid, refunds }: Sums): number {
	return (
		paid - sumOf(refunds.filter(({ kind, state }) => kind !== "excess" && (state === "done" || state === "sending")))
	);
}

/** While one waits for a decision or for its bank no other is asked for; what was paid on top goes back by itself. */
export function isOpenRefund({ kind, state }: Pick<InvoiceRefund, "kind" | "state">): boolean {
	return kind !== "excess" && (state === "requested" || state === "sending" || state === "failed");
}

function sumOf(refunds: readonly { readonly amount: number }[]): number {
	return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
