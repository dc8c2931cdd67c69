import { expect, test } from "vitest";
import { courseLength } from "./course-length.ts";

test("a workshop of three days takes a week, the shortest length that is told", () => {
	expect(courseLength(0.1)).toEqual({ unit: "weeks", count: 1 });
});

test("half a month is told in weeks, whole months as they are", () => {
	expect(courseLength(0.5)).toEqual({ unit: "weeks", count: 2 });
	expect(courseLength(1.5)).toEqual({ unit: "weeks", count: 7 });
	expect(courseLength(9)).toEqual({ unit: "months", count: 9 });
});
