import { PAYMENT_TYPES } from "../../../shared/payment-types.ts";
import type { CheckoutValues } from "./checkout-input.ts";
import { type AskedPayment, type CardType, type InstalmentType, isInstalmentType, modeOf } from "./payment-terms.ts";

/** The type is null until one is chosen. */
type ModeChoice =
	| { readonly mode: "single"; readonly paymentType: CardType | null }
	| { readonly mode: "instalments"; readonly paymentType: InstalmentType | null };

export type CheckoutChoice = ModeChoice & {
	/** Null when none was asked for or it is no number. */
	readonly months: number | null;
};

/** How somebody wants to pay, as far as it has been chosen. A type of the other mode is none. */
export function readCheckoutChoice(values: CheckoutValues): CheckoutChoice {
	const typed = PAYMENT_TYPES.find((type) => type === values.paymentType);
	const isAsked = values.mode === "single" || values.mode === "instalments";
	const mode = isAsked ? values.mode : typed && modeOf(typed);
	const months = /^\d{1,3}$/.test(values.months ?? "") ? Number(values.months) : null;
	if (mode === "instalments") return { mode, paymentType: typed && isInstalmentType(typed) ? typed : null, months };
	return { mode: "single", paymentType: typed && !isInstalmentType(typed) ? typed : null, months };
}

/** The months that an order names: only instalments have any. */
export function orderMonths(paymentType: AskedPayment, months: number | null): number | null {
	return isInstalmentType(paymentType) ? months : null;
}
