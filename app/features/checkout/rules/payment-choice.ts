import { PAYMENT_TYPES } from "../../../shared/payment-types.ts";
import type { PaymentType } from "../../payments/provider.ts";
import { readMinor } from "./read-minor.ts";

export type PaymentChoice = {
	readonly paymentType: PaymentType | undefined;
	readonly months: number | undefined;
	/** What was left to pay when the form was printed, minor units. */
	readonly expected: number | undefined;
};

/** The way to pay that a form names; the order's own where it names none, undefined where there is no such way. */
export function readPaymentChoice(texts: Readonly<Record<string, string>>): PaymentChoice | undefined {
	const { type, months = "", left } = texts;
	const paymentType = PAYMENT_TYPES.find((known) => known === type);
	if (type && !paymentType) return undefined;
	return { paymentType, months: /^\d{1,3}$/.test(months) ? Number(months) : undefined, expected: readMinor(left) };
}
