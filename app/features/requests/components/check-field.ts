import { readName } from "../rules/read-name.ts";
import type { RequestErrorCode } from "../rules/request-input.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FieldFault = Exclude<RequestErrorCode, "ageWrong">;

const MISSING: Readonly<Record<string, FieldFault>> = {
	name: "nameRequired",
	surname: "surnameRequired",
	phone: "phoneFormat",
	email: "emailFormat",
};
/** The shortest number with its country and area. */
const LEAST_DIGITS = 10;

/** What a browser can say of a field; which numbers and addresses there are only the server knows. */
export function checkField(control: Control): FieldFault | undefined {
	const { name, type, value, validity } = control;
	if (validity.valueMissing) return type === "checkbox" ? "consentRequired" : (MISSING[name] ?? "required");
	if (!value) return undefined;
	if (type === "email") return validity.typeMismatch ? "emailFormat" : undefined;
	if (type === "tel") return value.replace(/\D/g, "").length < LEAST_DIGITS ? "phoneFormat" : undefined;
	if (name === "name" || name === "surname") return readName(value).ok ? undefined : `${name}Wrong`;
	return undefined;
}
