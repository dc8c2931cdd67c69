import { expect, test } from "vitest";
import { readEmail } from "../rules/read-email.server.ts";
import { readPhone } from "../rules/read-phone.server.ts";
import { checkChange } from "./check-field.ts";

const ANOTHER = { code: "phoneNumber", value: "+7 000 000-00-00" } as const;

const fieldOf = (name: string, type: string) => (value: string) =>
	({ name, type, value, validity: { valueMissing: false, typeMismatch: false } }) as HTMLInputElement;
const phoneField = fieldOf("phone", "tel");
const emailField = fieldOf("email", "email");

test("words that were refused are as wrong when they are typed again", () => {
	const refused = { code: "phoneNumber", value: "+7 000 123-45-67" } as const;
	expect(checkChange(phoneField("+7 000 123-45-67"), refused)).toBe("phoneNumber");
	expect(checkChange(phoneField("+7 903 123-45-67"), refused)).toBeUndefined();
	expect(checkChange(phoneField("+7 000"), refused)).toBe("phoneFormat");
	const box = { ...fieldOf("privacy", "checkbox")("on"), checked: true };
	expect(checkChange(box, { code: "consentRequired", value: "on" })).toBeUndefined();
});

test.each(["anna@mail.ru", "a.b+c@x.example.org", "anna@почта.рф"])(
	"an address that the school takes is not called wrong when it is left: %s",
	(typed) => {
		expect(readEmail(typed).ok).toBe(true);
		expect(checkChange(emailField(typed), ANOTHER)).toBeUndefined();
	},
);

test.each(["anna@mail", "anna@mail."])("an address that browsers take and the school does not is: %s", (typed) => {
	expect(readEmail(typed)).toMatchObject({ code: "emailFormat" });
	expect(checkChange(emailField(typed), ANOTHER)).toBe("emailFormat");
});

test.each(["+376 312 345", "00 376 312 345", "(00) 376 312 345", " +297 560 1234", "9031234567", "8 903 123-45-67"])(
	"a number that the school takes is not called wrong when it is left: %s",
	(typed) => {
		expect(readPhone(typed).ok).toBe(true);
		expect(checkChange(phoneField(typed), ANOTHER)).toBeUndefined();
	},
);

test.each(["1234567", "903 123 45", "+44 20", "00 44 20", "abc"])("a number that is too short is: %s", (typed) => {
	expect(readPhone(typed)).toMatchObject({ code: "phoneFormat" });
	expect(checkChange(phoneField(typed), ANOTHER)).toBe("phoneFormat");
});
