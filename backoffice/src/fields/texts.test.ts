import { describe, expect, test } from "vitest";
import { mergeEdits } from "../frames/merge-edits.ts";
import { applyMark, EMPTY_TABLE, insertWidget } from "./markdown-marks.ts";
import { parseMoney, printMoney, typedMoney } from "./money-text.ts";
import { fromClockText, toClockText } from "./zoned-time.ts";

describe("amounts", () => {
	test.each([
		["12 500", 1_250_000],
		["12 500,5", 1_250_050],
		["99.99", 9999],
		["19.99", 1999],
		["0", 0],
		["", null],
		["12 рублей", undefined],
		["-5", undefined],
		["1.234", undefined],
	])("%j typed is %j kopecks", (text, minor) => {
		expect(parseMoney(text)).toBe(minor);
	});

	test("stand in an input as they were typed, and are read with their sign", () => {
		expect([1_250_000, 1_250_050, null].map(typedMoney)).toEqual(["12500", "12500.50", ""]);
		expect(printMoney(1_250_000, { currency: "RUB", locale: "ru" })).toBe("12\u00a0500\u00a0₽");
		expect(printMoney(1_250_050, { currency: "USD", locale: "en" })).toBe("$12,500.50");
	});
});

describe("moments", () => {
	test("are typed by the clock of the school and kept in UTC", () => {
		expect(fromClockText("2026-11-21T13:00", "Europe/Moscow")).toBe("2026-11-21T10:00:00.000Z");
		expect(toClockText("2026-11-21T10:00:00.000Z", "Europe/Moscow")).toBe("2026-11-21T13:00");
		expect([fromClockText("", "Europe/Moscow"), toClockText("soon", "Europe/Moscow")]).toEqual([null, ""]);
	});

	test("survive the change of clocks: a skipped hour moves on, a repeated one is the first", () => {
		expect(fromClockText("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
		expect(fromClockText("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
		expect(fromClockText("2026-10-25T03:30", "Europe/Berlin")).toBe("2026-10-25T02:30:00.000Z");
	});
});

describe("two editors of one record", () => {
	const opened = { version: 1, text: { ru: { name: "А", role: "Р" } }, stack: ["a"], note: null };

	test("both keep what they changed", () => {
		const mine = { ...opened, text: { ru: { name: "Моё", role: "Р" } }, note: "" };
		const theirs = { ...opened, version: 2, text: { ru: { name: "А", role: "Их" } }, stack: ["a", "b"] };
		expect(mergeEdits(opened, mine, theirs)).toEqual({
			version: 2,
			text: { ru: { name: "Моё", role: "Их" } },
			stack: ["a", "b"],
			note: null,
		});
	});

	test("who keeps the own text wins a field that both changed", () => {
		const mine = { ...opened, stack: ["mine"] };
		expect(mergeEdits(opened, mine, { ...opened, stack: ["theirs"] })).toMatchObject({ stack: ["mine"] });
	});
});

describe("Markdown by buttons", () => {
	test("a selection gets its signs and stays selected", () => {
		const marked = applyMark({ text: "see this word", start: 4, end: 8 }, "bold");
		expect(marked).toEqual({ text: "see **this** word", start: 6, end: 10 });
	});

	test("every selected line becomes an item, and a plain line again", () => {
		const listed = applyMark({ text: "one\ntwo\nthree", start: 1, end: 6 }, "list");
		expect(listed.text).toBe("- one\n- two\nthree");
		expect(applyMark(listed, "list").text).toBe("one\ntwo\nthree");
	});

	test("a widget stands on a line of its own", () => {
		expect(insertWidget({ text: "Before.\nAfter.", start: 7, end: 7 }, "::tax").text).toBe(
			"Before.\n\n::tax\n\nAfter.",
		);
		expect(insertWidget({ text: "", start: 0, end: 0 }, "::tax").text).toBe("::tax\n\n");
		expect(insertWidget({ text: "Before.\nAfter.", start: 7, end: 7 }, EMPTY_TABLE).text).toBe(
			"Before.\n\n| … | … |\n| --- | --- |\n| … | … |\n\nAfter.",
		);
	});
});
