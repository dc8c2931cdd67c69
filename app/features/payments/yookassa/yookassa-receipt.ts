import { clipText } from "../clip-text.ts";
import type { ReceiptItem } from "../provider.ts";
import { toRoubleText } from "../roubles.ts";
import type { YookassaOptions } from "./yookassa-options.ts";

const LONGEST_DESCRIPTION = 128;

type ReceiptInput = {
	readonly items: readonly ReceiptItem[];
	readonly customer: { readonly email: string; readonly phone: string };
	readonly mode: "full_prepayment" | "full_payment";
};

/** A receipt of 54-FZ; `amount` of a line is the price of one. Lines that cost nothing are left out. */
export function buildYookassaReceipt(
	{ items, customer, mode }: ReceiptInput,
	{ taxSystem, vatCode }: Pick<YookassaOptions, "taxSystem" | "vatCode">,
): { customer: object; tax_system_code: number; items: object[] } {
	return {
		customer: {
			...(customer.email ? { email: customer.email } : {}),
			// Digits of ITU-T E.164, without the plus.
			...(customer.phone ? { phone: customer.phone.replace(/\D/g, "") } : {}),
		},
		tax_system_code: taxSystem,
		items: items
			.filter(({ amount }) => amount.minor > 0)
			.map(({ name, quantity, price }) => ({
				description: clipText(name, LONGEST_DESCRIPTION),
				quantity: `${quantity}.00`,
				amount: { value: toRoubleText(price), currency: "RUB" },
				vat_code: vatCode,
				payment_mode: mode,
				payment_subject: "service",
			})),
	};
}
