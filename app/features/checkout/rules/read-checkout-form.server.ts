import type { Result } from "../../../shared/result.ts";
import type { PaymentType } from "../../payments/provider.ts";
import {
	type FieldResult,
	isTicked,
	readRequiredBox,
	readRequiredPhone,
	readSurname,
	readUpTo,
	readWhereTyped,
} from "../../requests/rules/field-readers.server.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";
import { readName } from "../../requests/rules/read-name.ts";
import { typedLine } from "../../requests/rules/typed-text.ts";
import type { CheckoutValues } from "../ordering/checkout-view.ts";
import {
	CHECKOUT_FIELDS,
	type CheckoutErrors,
	type CheckoutField,
	type CheckoutFieldError,
	type CheckoutInput,
	LEARNER_LIMIT,
} from "./checkout-input.ts";
import { orderMonths, readCheckoutChoice } from "./read-checkout-choice.ts";

type FormOptions = {
	/** What is paid by when there is nothing to pay; null where a type must be chosen. */
	readonly freeType: PaymentType | null;
	readonly needsRepresentative: boolean;
};

export type CheckoutFormResult =
	| { readonly ok: true; readonly value: CheckoutInput }
	| { readonly ok: false; readonly errors: CheckoutErrors };

/** Reads who buys and how. All wrong fields are named at once, in the order of the form. */
export function readCheckoutForm(values: CheckoutValues, options: FormOptions): CheckoutFormResult {
	const typed = (name: CheckoutField) => values[name] ?? "";
	const choice = readCheckoutChoice(values);
	const paymentType = choice.paymentType ?? options.freeType;
	const email = readWhereTyped(typed("email"), { isRequired: true, read: readEmail });
	const fields = {
		name: readName(typed("name")),
		surname: readSurname(typed("surname"), true),
		phone: readRequiredPhone(typed("phone")),
		email,
		learner: readUpTo(typedLine(typed("learner")), LEARNER_LIMIT),
		offer: readRequiredBox(typed("offer")),
		privacy: readRequiredBox(typed("privacy")),
		personalData: readRequiredBox(typed("personalData")),
		...(options.needsRepresentative ? { isRepresentative: readRequiredBox(typed("isRepresentative")) } : {}),
	};
	const errors: Partial<Record<CheckoutField, CheckoutFieldError>> = {};
	for (const field of CHECKOUT_FIELDS) {
		const read = (fields as Partial<Record<CheckoutField, FieldResult<unknown>>>)[field];
		if (read && !read.ok) errors[field] = read.code as CheckoutFieldError;
		else if (field === "paymentType" && !paymentType) errors.paymentType = "typeRequired";
	}
	if (Object.keys(errors).length > 0 || !paymentType) return { ok: false, errors };
	return {
		ok: true,
		value: {
			customer: {
				name: mustRead(fields.name),
				surname: mustRead(fields.surname) ?? "",
				phone: mustRead(fields.phone).e164,
				email: mustRead(email) ?? "",
			},
			learner: mustRead(fields.learner),
			ads: isTicked(values.ads ?? ""),
			paymentType,
			months: orderMonths({ paymentType, months: choice.months }),
		},
	};
}

/** Phone and address as far as they can be read already: limits of a promo code are looked at for them. */
export function readKnownCustomer(values: CheckoutValues): { phone: string | null; email: string | null } | null {
	const phone = readRequiredPhone(values.phone ?? "");
	const email = readEmail(values.email ?? "");
	if (!phone.ok && !email.ok) return null;
	return { phone: phone.ok ? phone.value.e164 : null, email: email.ok ? email.value : null };
}

function mustRead<Value>(read: Result<Value, string>): Value {
	if (!read.ok) throw new Error("A field is used that was not read");
	return read.value;
}
