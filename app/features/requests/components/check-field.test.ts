import { expect, test } from "vitest";
import { readPhone } from "../rules/read-phone.server.ts";
import { checkField } from "./check-field.ts";

const phoneField = (value: string) =>
	({ name: "phone", type: "tel", value, validity: { valueMissing: false } }) as HTMLInputElement;

test.each(["+376 312 345", "00 376 312 345", "(00) 376 312 345", " +297 560 1234", "9031234567", "8 903 123-45-67"])(
	"a number that the school takes is not called wrong when it is left: %s",
	(typed) => {
		expect(readPhone(typed).ok).toBe(true);
		expect(checkField(phoneField(typed))).toBeUndefined();
	},
);

test.each(["1234567", "903 123 45", "+44 20", "00 44 20", "abc"])("a number that is too short is: %s", (typed) => {
	expect(readPhone(typed)).toMatchObject({ code: "phoneFormat" });
	expect(checkField(phoneField(typed))).toBe("phoneFormat");
});
