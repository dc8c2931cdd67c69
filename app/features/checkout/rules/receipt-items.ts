import { type Money, money, shareMoney } from "../../../shared/money.ts";
import { clipText } from "../../payments/clip-text.ts";
import type { ReceiptItem } from "../../payments/provider.ts";

/** The longest name of an item that every bank takes. */
const NAME_LIMIT = 128;

/** Something on a receipt with its weight in minor units. */
export type ReceiptShare = { readonly name: string; readonly weight: number };

/** Items of a receipt whose amounts sum to `amount` exactly; what comes to nothing is left out. */
export function shareReceipt(amount: Money, shares: readonly ReceiptShare[]): ReceiptItem[] {
	const amounts = shareMoney(
		amount,
		shares.map(({ weight }) => weight),
	);
	return shares.flatMap(({ name }, index) => {
		const share = amounts[index] ?? money(0, amount.currency);
		return share.minor > 0 ? [{ name: clipText(name, NAME_LIMIT), quantity: 1, price: share, amount: share }] : [];
	});
}

/** A line of an order as it is named on receipts and in refunds. */
export function lineName({ title, tariffName }: { title: string; tariffName: string }): string {
	return clipText(`${title}, ${tariffName}`, NAME_LIMIT);
}
