import { type Currency, type Money, money } from "../../../shared/money.ts";
import type { CheckoutValues } from "./checkout-input.ts";
import { readMinor } from "./read-minor.ts";

/** The total that was on the page, in minor units; null where the form names none. */
export function readExpected(values: CheckoutValues, currency: Currency): Money | null {
	const minor = readMinor(values[`expected.${currency}`]);
	return minor === undefined ? null : money(minor, currency);
}
