import { expect, test } from "vitest";
import { lastHoliday } from "./last-holiday.ts";

const LIST = [{ date: "2028-11-04" }, { date: "2028-01-01" }];

test("the owner is told that the holidays run out sixty days before the last of them, and after it", () => {
	expect(lastHoliday(LIST, Date.parse("2028-09-05T00:00:00Z"))).toBeUndefined();
	expect(lastHoliday(LIST, Date.parse("2028-09-05T00:00:01Z"))).toBe("2028-11-04");
	expect(lastHoliday(LIST, Date.parse("2029-03-01T09:00:00Z"))).toBe("2028-11-04");
});

test("a school without holidays is told nothing", () => {
	expect(lastHoliday([], Date.now())).toBeUndefined();
	expect(lastHoliday(null, Date.now())).toBeUndefined();
	expect(lastHoliday([{}], Date.now())).toBeUndefined();
});
