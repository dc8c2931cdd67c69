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
const COUNTRY_SIGN = /^(?:[+＋]|00|\(00\))/;

/** What a browser can say of a field; which numbers and addresses there are only the server knows. */
export function checkField(control: Control): FieldFault | undefined {
	const { name, type, value, validity } = control;
	if (validity.valueMissing) return type === "checkbox" ? "consentRequired" : (MISSING[name] ?? "required");
	if (!value) return undefined;
	if (type === "email") return validity.typeMismatch ? "emailFormat" : undefined;
	if (type === "tel") return hasDigits(typedLine(value)) ? undefined : "phoneFormat";
	if (name === "name" || name === "surname") return readName(value).ok ? undefined : `${name}Wrong`;
	return undefined;
}

function hasDigits(phone: string): boolean {
	const digits = phone.replace(COUNTRY_SIGN, "").replace(/\D/g, "").length;
	return digits >= (COUNTRY_SIGN.test(phone) ? LEAST_DIGITS.withCountry : LEAST_DIGITS.russian);
}
