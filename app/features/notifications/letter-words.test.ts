import { expect, test } from "vitest";
import { type LetterWord, letterWords } from "./letter-words.ts";
import english from "./letters.en.json";
import russian from "./letters.ru.json";

test("both languages say the same things with the same blanks", () => {
	expect(shape(english)).toEqual(shape(russian));
});

test("a missing value throws instead of reaching a letter", () => {
	expect(() => letterWords("ru")("requestReceived.hello")).toThrow();
	expect(() => letterWords("ru")("requestReceived.nothing" as LetterWord)).toThrow();
});

/** Keys with the names of the blanks: compiled messages are a text or a list of texts and blanks. */
function shape(node: unknown, path = ""): string[] {
	if (typeof node === "string") return [path];
	if (Array.isArray(node)) return [path + JSON.stringify(node.filter((piece) => typeof piece !== "string").sort())];
	return Object.entries(node as object).flatMap(([key, value]) => shape(value, `${path}.${key}`));
}
