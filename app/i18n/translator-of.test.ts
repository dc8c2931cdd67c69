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
	expect(translatorOf("ru")("pages.legal.home")).toBe("Главная");
	expect(translatorOf("ru", "pages.legal")).toBe(before);
	const { pages } = messagesOf("ru");
	addMessages("ru", { pages: { ...pages, legal: { ...pages.legal, home: "Начало" } } });
	expect(translatorOf("ru", "pages.legal")("home")).toBe("Начало");
	expect(translatorOf("ru")("pages.legal.home")).toBe("Начало");
	addMessages("ru", { pages });
	expect(translatorOf("ru", "pages.legal")("home")).toBe("Главная");
});

test("a message is said with the numbers and the texts of each time", () => {
	const say = translatorOf("en", "catalog");
	const counts = [1, 2, 1].map((count) => say("count.lessons", { count }));
	expect(counts).toEqual(["1\u00a0lesson", "2\u00a0lessons", "1\u00a0lesson"]);
	const plans = ["Group", "Alone"].map((name) => say("buy.choose", { name }));
	expect(plans).toEqual(["Choose “Group”", "Choose “Alone”"]);
	expect(say("count.lessons", { count: 2 })).toBe("2\u00a0lessons");
	expect(translatorOf("ru", "catalog")("count.lessons", { count: 2 })).toMatch(/^2\s/);
});
