import type { ReactNode } from "react";
import type { CheckoutField } from "../../rules/checkout-input.ts";

/** What the parts of the form need of it: ids, what was typed before, and what is wrong. */
export type CheckoutFields = {
	readonly id: (name: CheckoutField | "promo" | "ads") => string;
	readonly value: (name: CheckoutField | "promo" | "ads") => string;
	readonly error: (name: CheckoutField) => ReactNode;
};
