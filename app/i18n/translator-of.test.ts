import { expect, test } from "vitest";
import { addMessages, messagesOf } from "./message-catalogues.ts";
import { translatorOf } from "./translator-of.ts";
import "../../tests/fixtures/all-words.ts";

test.each([
	["ru", "Главная"],
	["en", "Home"],
] as const)("messages are said in the language that is asked for, of one namespace or of all (%s)", (locale, home) => {
	expect(translatorOf(locale, "pages.legal")("home")).toBe(home);
	expect(translatorOf(locale)("pages.legal.home")).toBe(home);
});

test("one translator serves all who say the same words, until others come in their place", () => {
	const before = translatorOf("ru", "pages.legal");
	expect(translatorOf("ru", "pages.legal")).toBe(before);
	const { pages } = messagesOf("ru");
	addMessages("ru", { pages: { ...pages, legal: { ...pages.legal, home: "Начало" } } });
	expect(translatorOf("ru", "pages.legal")("home")).toBe("Начало");
	addMessages("ru", { pages });
	expect(translatorOf("ru", "pages.legal")("home")).toBe("Главная");
});
