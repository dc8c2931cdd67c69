import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

test("bounds are round, few, and each divides the prices", () => {
	const prices = [28_050, 34_000, 52_800, 89_000];
	const steps = priceSteps(prices);
	expect(steps).toEqual([30_000, 40_000, 50_000, 60_000, 70_000, 80_000]);
	for (const step of steps) {
		expect(Math.min(...prices)).toBeLessThanOrEqual(step);
		expect(Math.max(...prices)).toBeGreaterThan(step);
	}
});

test("dollars get bounds of their own size", () => {
	expect(priceSteps([349, 1190])).toEqual([400, 600, 800, 1000]);
});

test("one price, or none, leaves nothing to choose", () => {
	expect(priceSteps([28_000])).toEqual([]);
	expect(priceSteps([])).toEqual([]);
});

test("a bound from the address is always among the choices", () => {
	expect(priceSteps([28_050, 89_000], 45_000)).toContain(45_000);
	expect(priceSteps([], 45_000)).toEqual([45_000]);
});
