import { expect, test } from "vitest";
import { quantilesOf } from "./quantiles.ts";

test("of a hundred measurements in any order the 51st is the median and the 96th the percentile", () => {
	const values = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
	expect(quantilesOf(values)).toEqual({ median: 51, p95: 96 });
	expect(values[0]).toBe(1);
	expect(quantilesOf([])).toEqual({ median: 0, p95: 0 });
});
