import { expect, test } from "vitest";
import { joinSentences } from "./write-llms-text.ts";

test.each([
	[["Первая игра на Scratch", "Возраст 9–11."], "Первая игра на Scratch. Возраст 9–11."],
	[["A first game.", "Ages 9–11."], "A first game. Ages 9–11."],
	[["Чему учат?", "«Коду.»", "И всё…"], "Чему учат? «Коду.» И всё…"],
	[["Курс «Scratch» ", "32 урока"], "Курс «Scratch». 32 урока."],
])("sentences %j are told apart", (sentences, text) => {
	expect(joinSentences(sentences)).toBe(text);
});
