import { expect, test } from "vitest";
import { dayBounds } from "./day-bounds.ts";

test("a day lasts from midnight to midnight on the school's clock", () => {
	expect(dayBounds("2026-11-30")).toEqual({ from: "2026-11-29T21:00:00.000Z", until: "2026-11-30T21:00:00.000Z" });
	expect(dayBounds("")).toBeUndefined();
});
