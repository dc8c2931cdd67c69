import type { PaymentType } from "../../payments/provider.ts";
import type { CheckoutView } from "../ordering/checkout-view.ts";

/** False while no line can be bought: a total of nothing is no price then, and no way to pay can be judged by it. */
export function isPriced({ lines }: Pick<CheckoutView, "lines">): boolean {
	return lines.some(({ price }) => price !== undefined);
}

/** True when there is nothing to pay in the currency that would be charged. */
export function isFree(view: Pick<CheckoutView, "totals" | "charged" | "lines">): boolean {
	return view.totals[view.charged].total.minor === 0 && isPriced(view);
}

/** What an order without anything to pay names as its payment type; null where one must be chosen. */
export function freePaymentType(view: CheckoutView): PaymentType | null {
	if (!isFree(view)) return null;
	return view.paymentType ?? (view.charged === "RUB" ? "card_ru" : "card_foreign");
}
