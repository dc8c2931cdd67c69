import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/max";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { typedLine } from "./typed-text.ts";

/** `country` is an ISO 3166 code, undefined for numbers of no country (`+800 …`). */
export type Phone = { readonly e164: string; readonly country: string | undefined };

/** A number of 15 digits with brackets, spaces and an extension fits well. */
const TYPED_LIMIT = 64;
const OPTIONS = { defaultCountry: "RU", extract: false } as const;

/**
 * A phone in any usual spelling; without a country code it is Russian, `00` before a country code is `+`, an extension is dropped.
 * Rule: integrations, section 9.1. `phoneFormat`: cannot be read, too short, too long, no such country code;
 * `phoneNumber`: reads, but nobody has been given such a number.
 */
export function readPhone(input: string): Result<Phone, "phoneFormat" | "phoneNumber"> {
	// A link that was copied from a page or a chat names what it is.
	const line = typedLine(input).replace(/^tel:/i, "");
	if (line.length > TYPED_LIMIT) return fail("phoneFormat");
	const typed = line.replace(/[\s.,;]+$/, "").replace(/^(?:\(00\)|00)(?=[\s\d(-])/, "+");
	if (validatePhoneNumberLength(typed, OPTIONS) !== undefined) return fail("phoneFormat");
	const phone = parsePhoneNumberFromString(typed, OPTIONS);
	if (!phone) return fail("phoneFormat");
	if (!phone.isValid()) return fail("phoneNumber");
	return succeed({ e164: phone.number, country: phone.country });
}
