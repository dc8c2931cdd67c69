import type { PaymentType } from "../../payments/provider.ts";
import type { CheckoutView } from "../ordering/checkout-view.ts";

/** True when there is nothing to pay in the currency that would be charged. */
export function isFree({ totals, charged, lines }: Pick<CheckoutView, "totals" | "charged" | "lines">): boolean {
	return totals[charged].total.minor === 0 && lines.some(({ price }) => price !== undefined);
}

/** What an order without anything to pay names as its payment type; null where one must be chosen. */
export function freePaymentType(view: CheckoutView): PaymentType | null {
	if (!isFree(view)) return null;
	return view.paymentType ?? (view.charged === "RUB" ? "card_ru" : "card_foreign");
}
