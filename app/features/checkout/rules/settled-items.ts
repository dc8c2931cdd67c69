import { type Currency, money } from "../../../shared/money.ts";
import type { ReceiptItem } from "../../payments/provider.ts";
import { shareReceipt } from "./receipt-items.ts";

/** A payment of an order, as its receipts have named it so far. */
export type NamedPayment = {
	readonly id: string;
	/** Minor units, as is `refunded`. */
	readonly amount: number;
	readonly refunded: number;
	readonly currency: Currency;
	readonly items: readonly ReceiptItem[];
	/** Items of what has gone back. */
	readonly returned: readonly ReceiptItem[];
};

/**
 * What the closing receipt of a payment names: the part of the order that the school has kept, item by item, after the receipts of its
 * refunds. Refunds go by lessons, so one payment may have given back more of an item than was paid with it. Therefore the payments share
 * what is left of all items together, and the items of each sum exactly to what is left of it. Empty when `id` is none of the payments.
 */
export function settledItems(payments: readonly NamedPayment[], id: string): ReceiptItem[] {
	const rests = new Map<string, number>();
	const count = (items: readonly ReceiptItem[], sign: 1 | -1) => {
		for (const { name, amount } of items) rests.set(name, (rests.get(name) ?? 0) + sign * amount.minor);
	};
	for (const { items, returned } of payments) {
		count(items, 1);
		count(returned, -1);
	}
	for (const payment of payments) {
		const left = money(payment.amount - payment.refunded, payment.currency);
		const shares = [...rests].map(([name, rest]) => ({ name, weight: Math.max(0, rest) }));
		const items = shareReceipt(left, shares);
		if (payment.id === id) return items;
		count(items, -1);
	}
	return [];
}
