import { PAYMENT_TYPES } from "../../../shared/payment-types.ts";
import type { PaymentType } from "../../payments/provider.ts";

export type PaymentChoice = { readonly paymentType: PaymentType | undefined; readonly months: number | undefined };

/** The way to pay that a form names; the order's own where it names none, undefined where there is no such way. */
export function readPaymentChoice({ type, months = "" }: Readonly<Record<string, string>>): PaymentChoice | undefined {
	const paymentType = PAYMENT_TYPES.find((known) => known === type);
	if (type && !paymentType) return undefined;
	return { paymentType, months: /^\d{1,3}$/.test(months) ? Number(months) : undefined };
}
