import { succeed } from "../../../shared/result.ts";
import { codesByField, readRequiredPhone } from "../../requests/rules/field-readers.server.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";
import { checkoutFormSchema } from "./checkout-form.server.ts";
import { CHECKOUT_FIELDS, type CheckoutErrors, type CheckoutInput, type CheckoutValues } from "./checkout-input.ts";
import { readCheckoutChoice } from "./read-checkout-choice.ts";

type FormOptions = {
	/** There is nothing to pay: no type need be chosen. */
	readonly isFree: boolean;
	readonly needsRepresentative: boolean;
};

export type CheckoutFormResult =
	| { readonly ok: true; readonly value: CheckoutInput }
	| { readonly ok: false; readonly errors: CheckoutErrors };

/** Reads who buys and how. All wrong fields are named at once, in the order of the form. */
export function readCheckoutForm(
	values: CheckoutValues,
	{ isFree, needsRepresentative }: FormOptions,
): CheckoutFormResult {
	const { paymentType, months } = readCheckoutChoice(values);
	const schema = checkoutFormSchema({
		paymentType: paymentType ?? (isFree ? "free" : null),
		months,
		needsRepresentative,
	});
	const read = schema.safeParse(values);
	if (read.success) return succeed(read.data);
	return { ok: false, errors: codesByField(CHECKOUT_FIELDS, read.error) };
}

/** Phone and address as far as they can be read already: limits of a promo code are looked at for them. */
export function readKnownCustomer(values: CheckoutValues): { phone: string | null; email: string | null } | null {
	const phone = readRequiredPhone(values.phone ?? "");
	const email = readEmail(values.email ?? "");
	if (!phone.ok && !email.ok) return null;
	return { phone: phone.ok ? phone.value.e164 : null, email: email.ok ? email.value : null };
}
