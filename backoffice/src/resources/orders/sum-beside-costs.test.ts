import { expect, test } from "vitest";
import { sumBesideCosts } from "./sum-beside-costs.ts";

test("costs that are kept leave the rest of the sum to give back, and never less than nothing", () => {
	expect(sumBesideCosts(30_000_00, 1_500_00)).toBe(28_500_00);
	expect(sumBesideCosts(30_000_00, 40_000_00)).toBe(0);
});

test("a sum stays as it was typed while no costs are, and is whole again when they are taken out", () => {
	expect(sumBesideCosts(30_000_00, undefined)).toBeUndefined();
	expect(sumBesideCosts(30_000_00, Number.NaN)).toBeUndefined();
	expect(sumBesideCosts(30_000_00, null)).toBe(30_000_00);
});
