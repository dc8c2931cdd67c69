import { expect, test } from "vitest";
import { termMarks } from "./term-marks.ts";

test.each([
	[3, 36, [3, 12, 24, 36]],
	[3, 24, [3, 6, 12, 18, 24]],
	[3, 12, [3, 6, 9, 12]],
	[2, 10, [2, 4, 6, 8, 10]],
	[4, 6, [4, 5, 6]],
	[3, 13, [3, 6, 9, 13]],
	[6, 60, [6, 24, 48, 60]],
	[12, 12, [12, 12]],
])("a term of %i to %i months is marked at %j", (min, max, marks) => {
	expect(termMarks({ min, max })).toEqual(marks);
});
