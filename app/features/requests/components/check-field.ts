import { readName } from "../rules/read-name.ts";
import type { RequestErrorCode } from "../rules/request-input.ts";
import { typedLine } from "../rules/typed-text.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FieldFault = Exclude<RequestErrorCode, "ageWrong">;

const MISSING: Readonly<Record<string, FieldFault>> = {
	name: "nameRequired",
	surname: "surnameRequired",
	phone: "phoneFormat",
	email: "emailFormat",
};
/** Without its country a number is Russian; some countries have numbers of seven digits, the code among them. */
const LEAST_DIGITS = { russian: 10, withCountry: 7 };
/** Browsers take `anna@mail` for an address. */
const DOTTED_DOMAIN = /@[^@]+\.[^@.]/;
const COUNTRY_SIGN = /^(?:[+＋]|00|\(00\))/;

/** What the last answer said of a field, and what stood in it then. */
export type Refused<Code extends string> = { readonly code: Code | undefined; readonly value: string | undefined };

/**
 * What is wrong with a field that was changed. The answer stays true while the refused words stand there; of other words a browser says what it
 * can: which numbers and addresses there are only the server knows.
 */
export function checkChange<Code extends string>(
	control: Control,
	{ code, value }: Refused<Code>,
): Code | FieldFault | undefined {
	const isBox = control.type === "checkbox" || control.type === "radio";
	return code && !isBox && control.value === value ? code : checkField(control);
}

function checkField({ name, type, value, validity }: Control): FieldFault | undefined {
	if (validity.valueMissing) return type === "checkbox" ? "consentRequired" : (MISSING[name] ?? "required");
	if (!value) return undefined;
	if (type === "email") return validity.typeMismatch || !DOTTED_DOMAIN.test(value) ? "emailFormat" : undefined;
	if (type === "tel") return hasDigits(typedLine(value)) ? undefined : "phoneFormat";
	if (name === "name" || name === "surname") return readName(value).ok ? undefined : `${name}Wrong`;
	return undefined;
}

function hasDigits(phone: string): boolean {
	const digits = phone.replace(COUNTRY_SIGN, "").replace(/\D/g, "").length;
	return digits >= (COUNTRY_SIGN.test(phone) ? LEAST_DIGITS.withCountry : LEAST_DIGITS.russian);
}
