import { expect, test } from "vitest";
import { afterPlanet } from "./brand.ts";

test("the planet is the first letter of a name in O, of either alphabet, and stands before any other", () => {
	expect(["Орбита", "Orbita", "Комета", "Comet"].map(afterPlanet)).toEqual([
		"рбита",
		"rbita",
		"\u00a0Комета",
		"\u00a0Comet",
	]);
});
