import { expect, test } from "vitest";
import { isSameStart } from "./start-time.ts";

const start = { startsAt: new Date("2026-12-10T16:00:00Z"), zone: "Europe/Moscow" };

test("a start is another one by another moment, or by a clock that shows it otherwise", () => {
	expect(isSameStart(start, { ...start, startsAt: new Date("2026-12-10T16:00:00Z") })).toBe(true);
	expect(isSameStart(start, { ...start, zone: "Europe/Minsk" })).toBe(true);
	expect(isSameStart(start, { ...start, zone: "Europe/London" })).toBe(false);
	expect(isSameStart(start, { ...start, startsAt: new Date("2026-12-12T08:00:00Z") })).toBe(false);
});
