import { expect, test } from "vitest";
import { type LetterWord, letterWords } from "./letter-words.ts";

test("a missing value throws instead of reaching a letter", () => {
	expect(() => letterWords("ru")("requestReceived.hello")).toThrow();
	expect(() => letterWords("ru")("requestReceived.nothing" as LetterWord)).toThrow();
});
