import { expect, test } from "vitest";
import { translatorOf } from "./translator-of.ts";
import "../../tests/fixtures/all-words.ts";

test.each([
	["ru", "Главная"],
	["en", "Home"],
] as const)("messages are said in the language that is asked for, of one namespace or of all (%s)", (locale, home) => {
	expect(translatorOf(locale, "pages.legal")("home")).toBe(home);
	expect(translatorOf(locale)("pages.legal.home")).toBe(home);
});
