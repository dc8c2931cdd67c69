import { expect, test } from "vitest";
import { coverField } from "./art-fields.ts";

test.each([
	["cover-game", true],
	["rocket", true],
	["cover-nowhere", false],
	["toString", false],
	["", false],
])("a cover is a drawing that the school has: %s", (name, isKnown) => {
	expect(coverField.safeParse(name).success).toBe(isKnown);
});
