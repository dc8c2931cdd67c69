import { succeed } from "../../../shared/result.ts";
import { codesByField } from "./field-readers.server.ts";
import { requestFormSchema } from "./request-form.server.ts";
import { REQUEST_FIELDS, type RequestErrors, type RequestFormRules, type RequestInput } from "./request-input.ts";

export type RequestFormResult =
	| { readonly ok: true; readonly value: RequestInput }
	| { readonly ok: false; readonly errors: RequestErrors };

/**
 * Reads a posted form. All wrong fields are named at once, in the order of the form, each with one code; names it doesn't know are ignored.
 * An e-mail is required by `needsEmail`, and by the visitor who chose mail.
 */
export function readRequestForm(
	values: Readonly<Record<string, string | undefined>>,
	rules: RequestFormRules,
): RequestFormResult {
	const needsEmail = rules.needsEmail || values.channel === "mail";
	const read = requestFormSchema({ ...rules, needsEmail }).safeParse(values);
	if (read.success) return succeed(read.data);
	return { ok: false, errors: codesByField(REQUEST_FIELDS, read.error) };
}
