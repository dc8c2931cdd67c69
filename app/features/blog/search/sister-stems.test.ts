import { expect, test } from "vitest";
import type { Locale } from "../../../shared/localized.ts";
import { isStrange, ownForms, sisterStems } from "./sister-stems.ts";

test.each([
	["ошибок", ["ошибок", "ошибк", "ошибьк"]],
	["ошибками", ["ошибк", "ошибок", "ошибек"]],
	["настроек", ["настроек", "настройк"]],
	["настройки", ["настройк", "настроек"]],
	["неделька", ["недельк", "неделек"]],
])("%s has a vowel that comes and goes", (word, stems) => expect(sisterStems(word, "ru")).toContainEqual(stems));

test.each(["урок", "уроки", "языка", "банк", "срок"])("%s has none", (word) => {
	expect(
		sisterStems(word, "ru")
			.flat()
			.filter((stem) => stem.endsWith("к")),
	).toEqual([]);
});

test.each<[Locale, string, string]>([
	["ru", "врем", "временный временные"],
	["ru", "иде", "идем идите"],
	["ru", "замен", "зам замы"],
	["ru", "кредит", "кредо"],
	["ru", "музе", "муза музы"],
	["ru", "опыт", "опись"],
	["ru", "остров", "острый остро"],
	["ru", "отмен", "отмыть"],
	["ru", "печат", "печали"],
	["ru", "режим", "реже"],
	["en", "person", "personal personally personality"],
	["en", "find", "founded founding founder"],
	["en", "fall", "felling"],
	["en", "speak", "spokes"],
	["en", "think", "thoughtful"],
	["en", "won", "win"],
])("in %s what only shares a stem with the word of «%s» is not joined to it: %s", (locale, stem, words) => {
	for (const word of words.split(" ")) expect([word, ...sisterStems(word, locale).flat()]).not.toContain(stem);
});

test.each<[Locale, string, string[]]>([
	["ru", "идею", ["ид", "иде"]],
	["ru", "режим", ["реж", "режим"]],
	["ru", "опыта", ["оп", "опыт"]],
	["en", "person", ["person", "peopl"]],
	["en", "finding", ["find", "found"]],
])("in %s %s is joined", (locale, word, stems) => expect(sisterStems(word, locale)).toContainEqual(stems));

test("a word is asked after only in groups that begin alike, each language in its own", () => {
	expect(sisterStems("writing", "en")).toEqual([["write", "wrote", "written"]]);
	expect(sisterStems("дипломы", "ru")).toEqual([["дипл", "диплом"]]);
	expect(sisterStems("child", "ru")).toEqual([]);
});

test("a word whose stem is that of others too is told from them by its forms", () => {
	expect(ownForms("режимы", "ru")?.has("режим")).toBe(true);
	expect(ownForms("instalments", "en")?.has("install")).toBe(false);
	expect(ownForms("реже", "ru")).toBeUndefined();
});

test.each<[Locale, string, string, boolean]>([
	["en", "Installing", "instalment", true],
	["en", "Instalments", "instalment", false],
	["en", "install", "instalment install", false],
	["en", "plans", "instalment plan", false],
	["ru", "реже", "режим", true],
	["ru", "операции", "опыт операция", false],
])("in %s %s is strange to a search for %s: %s", (locale, found, words, is) =>
	expect(isStrange(found, words.split(" "), locale)).toBe(is),
);
