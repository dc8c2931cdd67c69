import { expect, test } from "vitest";
import { PLAIN_SIGHT, parseSight, writeSight } from "./sight.ts";

test("a kept choice is read as it was written", () => {
	const sight = { size: "150", contrast: "dark", pictures: "off", motion: "off" } as const;
	expect(parseSight(writeSight(sight))).toEqual(sight);
});

test("what was kept by nobody or broken is a plain page", () => {
	expect(parseSight(null)).toEqual(PLAIN_SIGHT);
	expect(parseSight("900 pink")).toEqual(PLAIN_SIGHT);
	expect(parseSight("150 dark off")).toEqual({ size: "150", contrast: "dark", pictures: "off", motion: "on" });
	expect(parseSight("125")).toEqual({ ...PLAIN_SIGHT, size: "125" });
});
