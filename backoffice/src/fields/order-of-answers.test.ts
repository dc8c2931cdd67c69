import { expect, test } from "vitest";
import { createOrderOfAnswers } from "./order-of-answers.ts";

test("an answer that comes after that of a later question is left", () => {
	const ask = createOrderOfAnswers();
	const takeFirst = ask();
	const takeSecond = ask();
	expect(takeSecond()).toBe(true);
	expect(takeFirst()).toBe(false);
});

test("answers in order are taken all, also while a later one is on its way", () => {
	const ask = createOrderOfAnswers();
	const takeFirst = ask();
	const takeSecond = ask();
	expect(takeFirst()).toBe(true);
	expect(takeSecond()).toBe(true);
});
