import type { Customer } from "../../payments/provider.ts";
import type { RequestErrorCode } from "../../requests/rules/request-input.ts";
import type { AskedPayment } from "./payment-terms.ts";

/** Fields that are checked, in the order of the form and of its error summary; also the `name` of each control. */
export const CHECKOUT_FIELDS = [
	"paymentType",
	"name",
	"surname",
	"email",
	"phone",
	"learner",
	"offer",
	"privacy",
	"personalData",
	"isRepresentative",
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
export type CheckoutFieldError = Exclude<RequestErrorCode, "ageWrong"> | "typeRequired";
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, CheckoutFieldError>>>;

/** Characters, as `maxlength` counts them. */
export const LEARNER_LIMIT = 120;

/** What was typed, by the names of the controls. */
export type CheckoutValues = Readonly<Record<string, string>>;

/** Who buys and how, as it was read: every value clean. */
export type CheckoutInput = {
	readonly customer: Customer;
	readonly learner: string | null;
	/** Whether advertising mail was agreed to. */
	readonly ads: boolean;
	readonly paymentType: AskedPayment;
	/** Instalments only. */
	readonly months: number | null;
};
