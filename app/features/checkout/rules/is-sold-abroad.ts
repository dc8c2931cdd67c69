import type { Money } from "../../../shared/money.ts";
import type { PaymentType } from "../../payments/provider.ts";

/**
 * Whether the seller is the company whose account charges foreign cards: the order is paid that way, or is meant to be, and there is
 * something to pay.
 */
export function isSoldAbroad({ paidBy, total }: { readonly paidBy: PaymentType; readonly total: Money }): boolean {
	return paidBy === "card_foreign" && total.minor > 0;
}
