import { expect, test } from "vitest";
import { courseLength } from "./course-length.ts";

test("half a month is told in weeks, whole months as they are", () => {
	expect(courseLength(0.5)).toEqual({ unit: "weeks", count: 2 });
	expect(courseLength(1.5)).toEqual({ unit: "weeks", count: 7 });
	expect(courseLength(9)).toEqual({ unit: "months", count: 9 });
});
