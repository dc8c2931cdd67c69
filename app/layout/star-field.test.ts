import { expect, test } from "vitest";
import { LONGEST_FLIGHT_S, makeStar, starStyle, stillStars } from "./star-field.ts";

test("the still sky is the same at every rendering", () => {
	expect(stillStars(40)).toEqual(stillStars(40));
});

test("stars stand on the screen and are spread over it", () => {
	const stars = stillStars(200);
	for (const { top, left, opacity, height } of stars) {
		expect(top).toBeGreaterThanOrEqual(0);
		expect(top).toBeLessThanOrEqual(100);
		expect(left).toBeLessThanOrEqual(100);
		expect(opacity).toBeLessThan(1);
		expect(height).toBeGreaterThanOrEqual(1);
	}
	expect(stars.filter(({ left }) => left < 50).length).toBeGreaterThan(60);
	expect(stars.filter(({ top }) => top < 50).length).toBeGreaterThan(60);
});

test("the nearest star is the fastest, the farthest takes the longest flight", () => {
	expect(makeStar(() => 0).seconds).toBe(LONGEST_FLIGHT_S);
	expect(makeStar(() => 1).seconds).toBe(2.5);
});

test("a star becomes custom properties with units", () => {
	expect(starStyle({ top: 5, left: 6, height: 1.5, length: 40, opacity: 0.5, seconds: 3 })).toEqual({
		"--y": "5%",
		"--x": "6%",
		"--h": "1.5px",
		"--w": "40px",
		"--o": "0.5",
		"--t": "3s",
	});
});
