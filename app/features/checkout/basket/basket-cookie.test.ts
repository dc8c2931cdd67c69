import { expect, test } from "vitest";
import { BASKET_LIMIT } from "./basket.ts";
import {
	addLine,
	changeLines,
	readBasket,
	readLine,
	refillBasket,
	removeLines,
	writeBasket,
	writeLine,
} from "./basket-cookie.ts";

const START = "0198a1b2-0000-7000-8000-00000000000f";
const SCRATCH = { courseSlug: "scratch", tariffCode: "group", startId: undefined };
const UNITY = { courseSlug: "unity-developer", tariffCode: "mini_group", startId: START };

test("what was written is read again, among other cookies", () => {
	const [pair = ""] = writeBasket([SCRATCH, UNITY], false).split(";");
	expect(readBasket(`cookie_consent=all.1; ${pair}; locale=ru`)).toEqual([SCRATCH, UNITY]);
	expect(pair).not.toMatch(/[\s",\\]/);
});

test("a browser without a basket has an empty one", () => {
	expect(readBasket(null)).toEqual([]);
	expect(readBasket("")).toEqual([]);
	expect(readBasket("xorbita_basket=scratch:group")).toEqual([]);
});

test.each([
	"scratch",
	"scratch:",
	":group",
	"scratch:group:1",
	"scratch:group:<script>",
	"../../etc:group",
	"scratch:group'or'1",
	"scratch:group:0198a1b2-0000-7000-8000-00000000000f:x",
	"%00:group",
	`${"a".repeat(81)}:group`,
])("a tampered line is no line: %s", (text) => {
	expect(readLine(text)).toBeUndefined();
	expect(readBasket(`orbita_basket=${text}.scratch:group`)).toEqual([SCRATCH]);
});

test("nobody's basket is longer than the limit", () => {
	const many = Array.from({ length: 500 }, () => "scratch:group").join(".");
	expect(readBasket(`orbita_basket=${many}`)).toHaveLength(BASKET_LIMIT);
	expect(addLine(readBasket(`orbita_basket=${many}`), UNITY)).toBeUndefined();
	expect(addLine([SCRATCH], UNITY)).toEqual([SCRATCH, UNITY]);
});

test("an order of several courses that is made anew comes into the basket once, before what is there", () => {
	expect(refillBasket([UNITY, SCRATCH], [SCRATCH])).toEqual([SCRATCH, UNITY]);
	expect(refillBasket([SCRATCH], [SCRATCH, SCRATCH])).toEqual([SCRATCH, SCRATCH]);
	expect(refillBasket(Array(BASKET_LIMIT).fill(UNITY), [SCRATCH])).toHaveLength(BASKET_LIMIT);
});

test("one of two equal lines is removed, the other learner's stays", () => {
	expect(removeLines([SCRATCH, UNITY, SCRATCH], [SCRATCH])).toEqual([UNITY, SCRATCH]);
	expect(removeLines([SCRATCH], [UNITY])).toEqual([SCRATCH]);
	expect(writeLine(UNITY)).toBe(`unity-developer:mini_group:${START}`);
});

test("a line is changed in its place, and one that has changed meanwhile is found by its course", () => {
	const chosen = { ...SCRATCH, tariffCode: "mini_group" };
	const other = { ...SCRATCH, tariffCode: "individual" };
	expect(changeLines([UNITY, SCRATCH, SCRATCH], [{ was: SCRATCH, now: chosen }])).toEqual([UNITY, chosen, SCRATCH]);
	expect(changeLines([other, SCRATCH], [{ was: SCRATCH, now: chosen }])).toEqual([other, chosen]);
	expect(changeLines([UNITY, other], [{ was: SCRATCH, now: chosen }])).toEqual([UNITY, chosen]);
	expect(changeLines([UNITY, other], [{ was: SCRATCH, now: undefined }])).toEqual([UNITY]);
	expect(changeLines([UNITY], [{ was: SCRATCH, now: chosen }])).toEqual([UNITY]);
});

test("an empty basket leaves no cookie, and TLS marks it", () => {
	expect(writeBasket([], false)).toContain("Max-Age=0");
	expect(writeBasket([SCRATCH], true)).toMatch(/; Secure$/);
	expect(writeBasket([SCRATCH], false)).not.toContain("HttpOnly");
});
