import { expect, test } from "vitest";
import { scopeChoices } from "./scope-choices.ts";

test("what a code is kept for stays a choice though the list does not have it", () => {
	const choices = [{ id: "scratch", name: "Scratch" }];
	expect(scopeChoices(choices, ["scratch", "far-down"])).toEqual([...choices, { id: "far-down", name: "far-down" }]);
	expect(scopeChoices([], ["scratch"])).toEqual([{ id: "scratch", name: "scratch" }]);
});
