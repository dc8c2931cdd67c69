import { expect, test } from "vitest";
import { otherLayout } from "./other-layout.ts";

test.each([
	["gbnjy", "питон"],
	["знерщт", "python"],
	["J,extybt Ht,`yrf", "обучение ребёнка"],
	["C 'rhfyf <Juf", "с экрана бога"],
	["hj,kjrc 3l", "роблокс 3д"],
])("%s is %s in the other layout", (typed, meant) => expect(otherLayout(typed)).toBe(meant));

test("what has letters of both layouts, or none, was typed as it was meant", () => {
	for (const typed of ["курс python", "123", "", "!?"]) expect(otherLayout(typed)).toBeUndefined();
});
