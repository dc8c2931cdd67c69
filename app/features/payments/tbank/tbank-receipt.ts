import { clipText } from "../clip-text.ts";
import type { ReceiptItem } from "../provider.ts";
import type { TbankOptions } from "./tbank-options.ts";

const LONGEST_NAME = 128;

type ReceiptInput = {
	readonly items: readonly ReceiptItem[];
	readonly customer: { readonly email: string; readonly phone: string };
	/** Lessons are paid before they are given; the closing receipt, and each one after it, says that they have been. */
	readonly method: "full_prepayment" | "full_payment";
	/** No money moves: what was paid in advance settles it. */
	readonly isClosing?: boolean;
};

/** A receipt of 54-FZ in the format 1.05. Lines that cost nothing are left out. */
export function buildTbankReceipt(
	{ items, customer, method, isClosing }: ReceiptInput,
	{ taxation, tax }: Pick<TbankOptions, "taxation" | "tax">,
): object {
	const lines = items.filter(({ amount }) => amount.minor > 0);
	const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
	return {
		...(customer.email ? { Email: customer.email } : {}),
		...(customer.phone ? { Phone: customer.phone } : {}),
		Taxation: taxation,
		FfdVersion: "1.05",
		Items: lines.map(({ name, quantity, price, amount }) => ({
			Name: clipText(name, LONGEST_NAME),
			Price: price.minor,
			Quantity: quantity,
			Amount: amount.minor,
			PaymentMethod: method,
			PaymentObject: "service",
			Tax: tax,
		})),
		...(isClosing ? { Payments: { Electronic: 0, AdvancePayment: total } } : {}),
	};
}
