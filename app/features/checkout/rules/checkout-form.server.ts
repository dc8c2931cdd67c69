import { z } from "zod";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import {
	field,
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
import { type CheckoutInput, LEARNER_LIMIT } from "./checkout-input.ts";
import type { AskedPayment } from "./payment-terms.ts";
import { orderMonths } from "./read-checkout-choice.ts";

type CheckoutSchemaOptions = {
	/** Null where a type must be chosen and none is. */
	readonly paymentType: AskedPayment | null;
	readonly months: number | null;
	readonly needsRepresentative: boolean;
};

/**
 * The form of the checkout: values as a browser posts them become {@link CheckoutInput}. How is paid has been read already, as the mode
 * decides it as well. The message of every issue is a `CheckoutFieldError`.
 */
export function checkoutFormSchema({ paymentType, months, needsRepresentative }: CheckoutSchemaOptions) {
	return z
		.looseObject({
			paymentType: field(() => requireType(paymentType)),
			name: field(readName),
			surname: field((typed) => readSurname(typed, true)),
			email: field((typed) => readWhereTyped(typed, { isRequired: true, read: readEmail })),
			phone: field(readRequiredPhone),
			learner: field((typed) => readUpTo(typedLine(typed), LEARNER_LIMIT)),
			offer: field(readRequiredBox),
			privacy: field(readRequiredBox),
			personalData: field(readRequiredBox),
			isRepresentative: field((posted) => (needsRepresentative ? readRequiredBox(posted) : succeed(false))),
			ads: field((posted) => succeed(isTicked(posted))),
		})
		.transform(
			(form): CheckoutInput => ({
				customer: {
					name: form.name,
					surname: form.surname ?? "",
					phone: form.phone.e164,
					email: form.email ?? "",
				},
				learner: form.learner,
				ads: form.ads,
				paymentType: form.paymentType,
				months: orderMonths(form.paymentType, months),
			}),
		);
}

function requireType(paymentType: AskedPayment | null): Result<AskedPayment, "typeRequired"> {
	return paymentType ? succeed(paymentType) : fail("typeRequired");
}
