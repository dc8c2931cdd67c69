import { PAYMENT_TYPES } from "../../../shared/payment-types.ts";
import type { PaymentType } from "../../payments/provider.ts";
import type { CheckoutValues } from "../ordering/checkout-view.ts";
import { isInstalmentType, modeOf } from "./payment-terms.ts";

export type CheckoutChoice = {
	readonly mode: "single" | "instalments";
	/** Null until one is chosen; a type of the other mode is none. */
	readonly paymentType: PaymentType | null;
	/** Null when none was asked for or it is no number. */
	readonly months: number | null;
};

/** How somebody wants to pay, as far as it has been chosen. */
export function readCheckoutChoice(values: CheckoutValues): CheckoutChoice {
	const typed = PAYMENT_TYPES.find((type) => type === values.paymentType);
	const isAsked = values.mode === "single" || values.mode === "instalments";
	const mode = isAsked ? (values.mode as CheckoutChoice["mode"]) : typed ? modeOf(typed) : "single";
	const months = /^\d{1,3}$/.test(values.months ?? "") ? Number(values.months) : null;
	return { mode, paymentType: typed && modeOf(typed) === mode ? typed : null, months };
}

/** The months that an order names: only instalments have any. */
export function orderMonths({ paymentType, months }: Pick<CheckoutChoice, "paymentType" | "months">): number | null {
	return paymentType && isInstalmentType(paymentType) ? months : null;
}
