import type { PaymentType } from "../../payments/provider.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";
import { typedLine } from "../../requests/rules/typed-text.ts";
import { readPaymentChoice } from "./payment-choice.ts";
import { readMinor } from "./read-minor.ts";

export type InvoiceField = "number" | "email";
export type InvoiceFieldProblem = "required" | "emailFormat" | "emailAddress";

type Values = { readonly number: string; readonly email: string; readonly secret: string };

export type InvoiceForm = { readonly values: Values } & (
	| {
			readonly ok: true;
			readonly intent: "open" | "pay";
			readonly paymentType: PaymentType | undefined;
			/** Everything that is left instead of the next part. */
			readonly isWhole: boolean;
			/** The sum that its button named, minor units. */
			readonly expected: number | undefined;
			/** All that was left on that page, minor units. */
			readonly expectedLeft: number | undefined;
	  }
	| { readonly ok: false; readonly errors: Partial<Record<InvoiceField, InvoiceFieldProblem>> }
);

const LONGEST = 254;

/**
 * The form that opens or pays an invoice, by the names of its controls. With the key of a letter the address of the payer is not asked
 * for.
 */
export function readInvoiceForm(texts: Readonly<Record<string, string>>): InvoiceForm {
	const text = (name: string) => typedLine(texts[name] ?? "").slice(0, LONGEST);
	const values = { number: text("number"), email: text("email"), secret: text("secret") };
	const errors = findErrors(values);
	if (errors.number || errors.email) return { ok: false, values, errors };
	const isWhole = text("whole") === "1";
	return {
		ok: true,
		values,
		intent: text("intent") === "pay" ? "pay" : "open",
		paymentType: readPaymentChoice({ type: text("type") })?.paymentType,
		isWhole,
		expected: readMinor(text(isWhole ? "left" : "next")),
		expectedLeft: readMinor(text("left")),
	};
}

function findErrors({ number, email, secret }: Values): Partial<Record<InvoiceField, InvoiceFieldProblem>> {
	const missing = number === "" ? { number: "required" as const } : {};
	if (secret) return missing;
	if (email === "") return { ...missing, email: "required" };
	const read = readEmail(email);
	return read.ok ? missing : { ...missing, email: read.code };
}
