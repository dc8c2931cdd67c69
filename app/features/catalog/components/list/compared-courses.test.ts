import { expect, test } from "vitest";
import { comparedSearch, readComparedSlugs } from "./compared-courses.ts";

test("commas and repeated parameters say the same", () => {
	expect(readComparedSlugs(["scratch,unity-junior"])).toEqual(["scratch", "unity-junior"]);
	expect(readComparedSlugs(["scratch", "unity-junior"])).toEqual(["scratch", "unity-junior"]);
	expect(readComparedSlugs(["scratch,unity-junior", "godot-2d"])).toEqual(["scratch", "unity-junior", "godot-2d"]);
});

test("a course is compared once, and what is no slug is left out", () => {
	expect(readComparedSlugs(["scratch, scratch,,<b>,Unity,../etc"])).toEqual(["scratch"]);
});

test("a comparison has one spelling", () => {
	expect(comparedSearch(["scratch", "unity-junior"])).toBe("?courses=scratch,unity-junior");
	expect(comparedSearch([])).toBe("");
});
