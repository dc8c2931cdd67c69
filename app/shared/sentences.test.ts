import { expect, test } from "vitest";
import { endSentence, firstSentences, joinSentences } from "./sentences.ts";

test.each([
	["Игра на Luau", "Игра на Luau."],
	["Зачем?", "Зачем?"],
	["Он сказал: «Да.»", "Он сказал: «Да.»"],
	["Список:", "Список:"],
	["Lua (язык)", "Lua (язык)."],
])("%s ends as %s", (text, ended) => expect(endSentence(text)).toBe(ended));

test.each([
	[["Первая игра на Scratch", "Возраст 9–11."], "Первая игра на Scratch. Возраст 9–11."],
	[["A first game.", "Ages 9–11."], "A first game. Ages 9–11."],
	[["Чему учат?", "«Коду.»", "И всё…"], "Чему учат? «Коду.» И всё…"],
	[["Курс «Scratch» ", "32 урока"], "Курс «Scratch». 32 урока."],
])("sentences %j are told apart", (sentences, text) => {
	expect(joinSentences(sentences)).toBe(text);
});

test("texts do not run into each other", () => {
	expect(joinSentences(["What happened", " ", "Since December."])).toBe("What happened. Since December.");
});

test.each([
	["Семь лет делает игры. Учит детей.", 40, "Семь лет делает игры. Учит детей."],
	["Семь лет делает игры. Учит детей.", 25, "Семь лет делает игры."],
	["Пишет без слова «обычно.» Собирает опечатки на вывесках.", 26, "Пишет без слова «обычно.»"],
	["Рисует 3.5 года. Учит.", 18, "Рисует 3.5 года."],
	["Семь лет делает игры и учит этому детей. Пишет.", 20, "Семь лет делает игры и учит этому детей. Пишет."],
])("%s takes %i letters as %s", (text, most, shown) => expect(firstSentences(text, most)).toBe(shown));
