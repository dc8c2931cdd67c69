import { expect, test } from "vitest";
import { readCheckoutLines, readIds } from "./read-checkout-lines.ts";

const START = "0198a1b2-0000-7000-8000-00000000000f";

test("lines are read in their order, and what is no id is left out", () => {
	const values = {
		"course.0": "scratch",
		"tariff.0": "group",
		"start.0": START.toUpperCase(),
		"course.1": "<b>",
		"tariff.1": "group",
		"course.2": "unity-developer",
		"start.2": "soon",
	};
	expect(readCheckoutLines(values)).toEqual([
		{ courseSlug: "scratch", tariffCode: "group", startId: START },
		{ courseSlug: "unity-developer", tariffCode: "none", startId: undefined },
	]);
	expect(readIds(null, "group", null)).toBeUndefined();
});
