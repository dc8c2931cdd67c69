import { describe, expect, test } from "vitest";
import { readEmail } from "./read-email.server.ts";

describe("an address is kept as it must be written to", () => {
	test.each([
		["katya@mail.ru", "katya@mail.ru"],
		["  katya@mail.ru\u00a0", "katya@mail.ru"],
		["\u200bkatya@mail.ru", "katya@mail.ru"],
		["Katya.Ivanova@Mail.RU", "Katya.Ivanova@mail.ru"],
		["katya+orbita@gmail.com", "katya+orbita@gmail.com"],
		["o'brien_1-2@sub.example.co.uk", "o'brien_1-2@sub.example.co.uk"],
		["info@почта.рф", "info@xn--80a1acny.xn--p1ai"],
		["info@ПОЧТА.рф", "info@xn--80a1acny.xn--p1ai"],
		["info@xn--80a1acny.xn--p1ai", "info@xn--80a1acny.xn--p1ai"],
		["hallo@münchen.de", "hallo@xn--mnchen-3ya.de"],
		[`${"a".repeat(64)}@mail.ru`, `${"a".repeat(64)}@mail.ru`],
	])("%s", (typed, email) => {
		expect(readEmail(typed)).toEqual({ ok: true, value: email });
	});
});

describe("what is not written like an address is a matter of format", () => {
	test.each([
		"",
		"katya",
		"katya@",
		"@mail.ru",
		"katya@mail",
		"katya@mail.",
		"katya@.ru",
		"katya@mail.ru.",
		"katya@@mail.ru",
		"katya@mail.ru, papa@mail.ru",
		"katya ivanova@mail.ru",
		"katya@mail .ru",
		"катя@mail.ru",
		"Катя <katya@mail.ru>",
		"katya@[127.0.0.1]",
		"katya@mail_box.ru",
		"katya@ma%69l.ru",
		"https://mail.ru",
		`${"a".repeat(65)}@mail.ru`,
		`katya@${"a.".repeat(130)}ru`,
		"a".repeat(100_000),
	])("%s", (typed) => {
		expect(readEmail(typed)).toEqual({ ok: false, code: "emailFormat" });
	});
});

describe("what is written like an address but cannot exist is a wrong address", () => {
	test.each([
		"ka..tya@mail.ru",
		".katya@mail.ru",
		"katya.@mail.ru",
		"katya@mail..ru",
		"katya@mail.r",
		"katya@mail.1",
		"katya@127.0.0.1",
		"katya@-mail.ru",
		"katya@mail-.ru",
		"katya@gmаil.com",
		`katya@${"a".repeat(64)}.ru`,
	])("%s", (typed) => {
		expect(readEmail(typed)).toEqual({ ok: false, code: "emailAddress" });
	});
});
