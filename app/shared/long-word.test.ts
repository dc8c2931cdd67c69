import { expect, test } from "vitest";
import { hasLongWord } from "./long-word.ts";

test.each(["Программирование на Python для подростков", "«Кибербезопасность»"])("%s has a long word", (title) => {
	expect(hasLongWord(title)).toBe(true);
});

test.each(["", "Компьютерная грамотность", "Frontend-разработчик", "Unity-разработчик с\u00a0нуля"])(
	"«%s» has none",
	(title) => {
		expect(hasLongWord(title)).toBe(false);
	},
);
