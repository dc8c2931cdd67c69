import { expect, test } from "vitest";
import { sisterStems } from "./sister-stems.ts";

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

test("a word is asked after only in groups that begin alike, each language in its own", () => {
	expect(sisterStems("writing", "en")).toEqual([["write", "wrote", "written"]]);
	expect(sisterStems("дипломы", "ru")).toEqual([["дипл", "диплом"]]);
	expect(sisterStems("child", "ru")).toEqual([]);
});
