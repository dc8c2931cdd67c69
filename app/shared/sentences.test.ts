import { expect, test } from "vitest";
import { endSentence, joinSentences } from "./sentences.ts";

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
