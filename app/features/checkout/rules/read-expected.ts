import { type Currency, type Money, money } from "../../../shared/money.ts";
import type { CheckoutValues } from "./checkout-input.ts";

/** The total that was on the page, in minor units; null where the form names none. */
export function readExpected(values: CheckoutValues, currency: Currency): Money | null {
	const minor = values[`expected.${currency}`] ?? "";
	return /^\d{1,12}$/.test(minor) ? money(Number(minor), currency) : null;
}
