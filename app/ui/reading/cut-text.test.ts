import { describe, expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

describe("cutText", () => {
	test("leaves a text within the limit alone", () => {
		expect(cutText("Коротко. И ясно.")).toEqual({ head: "Коротко. И ясно.", rest: "", isBroken: false });
		expect(cutText("я".repeat(200)).rest).toBe("");
	});

	test("cuts at the last full stop within 200 characters", () => {
		const text = `${"а".repeat(99)}. ${"б".repeat(90)}. ${"в".repeat(60)}.`;
		const { head, rest, isBroken } = cutText(text);
		expect(head).toBe(`${"а".repeat(99)}. ${"б".repeat(90)}.`);
		expect(head + rest).toBe(text);
		expect(isBroken).toBe(false);
	});

	test("counts a stop on the very limit and none behind it", () => {
		expect(cutText(`${"а".repeat(199)}. б`).head).toHaveLength(200);
		expect(cutText(`а. ${"б".repeat(198)}. в`).head).toBe("а.");
	});

	test("takes no decimal point for the end of a sentence, but a stop before a closing quote", () => {
		expect(cutText("Версия 3.5 лучше прежней", 18).head).toBe("Версия 3.5 лучше");
		expect(cutText("Он сказал: «Да.» И ушёл", 18).head).toBe("Он сказал: «Да.»");
	});

	test("cuts between words and asks for an ellipsis where no sentence ends", () => {
		const text = "слово ".repeat(60).trim();
		const { head, rest, isBroken } = cutText(text);
		expect(head.length).toBeLessThanOrEqual(200);
		expect(head).toMatch(/слово$/);
		expect(isBroken).toBe(true);
		expect(head + rest).toBe(text);
	});

	test("cuts an endless word without halving a character", () => {
		const { head, rest } = cutText("🚀".repeat(150), 199);
		expect(head.length).toBe(198);
		expect(head + rest).toBe("🚀".repeat(150));
	});
});
