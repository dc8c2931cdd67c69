import { expect, test } from "vitest";
import { endSentence, joinSentences } from "./sentences.ts";

test.each([
	["Игра на Luau", "Игра на Luau."],
	["Зачем?", "Зачем?"],
	["Он сказал: «Да.»", "Он сказал: «Да.»"],
	["Список:", "Список:"],
	["Lua (язык)", "Lua (язык)."],
])("%s ends as %s", (text, ended) => expect(endSentence(text)).toBe(ended));

test("texts do not run into each other", () => {
	expect(joinSentences(["What happened", " ", "Since December."])).toBe("What happened. Since December.");
});
