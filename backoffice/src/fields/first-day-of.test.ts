import { expect, test } from "vitest";
import { firstDayOf } from "./first-day-of.ts";

test("days of figures are counted on the school's clock, also after its midnight and before that of UTC", () => {
	expect(firstDayOf(7, Date.parse("2026-11-23T20:59:59Z"))).toBe("2026-11-17");
	expect(firstDayOf(7, Date.parse("2026-11-23T21:00:00Z"))).toBe("2026-11-18");
	expect(firstDayOf(7, Date.parse("2026-11-24T12:00:00Z"))).toBe("2026-11-18");
});
