import { describe, expect, test } from "vitest";
import { buildSchoolWeek } from "./build-school-week.ts";
import { promiseCall } from "./promise-time.server.ts";

const WEEK = buildSchoolWeek();

function moscow(text: string): Date {
	return new Date(`${text}+03:00`);
}

describe("at work a manager calls within fifteen minutes", () => {
	test.each([
		["2026-11-19T09:00:00", "2026-11-19T09:15"],
		["2026-11-19T14:05:00", "2026-11-19T14:20"],
		["2026-11-19T14:05:37", "2026-11-19T14:20"],
		["2026-11-19T20:45:00", "2026-11-19T21:00"],
		["2026-11-19T20:45:59", "2026-11-19T21:00"],
		["2026-11-21T17:00:00", "2026-11-21T17:15"],
	])("who asks at %s is called by %s", (now, respondBy) => {
		expect(promiseCall(moscow(now), WEEK)).toEqual({ when: "minutes", respondBy: moscow(respondBy) });
	});
});

describe("too late or closed, the call comes after the next opening", () => {
	test.each([
		["2026-11-19T20:46:00", "tomorrow", "2026-11-20T09:00"],
		["2026-11-19T20:55:00", "tomorrow", "2026-11-20T09:00"],
		["2026-11-19T21:00:00", "tomorrow", "2026-11-20T09:00"],
		["2026-11-19T23:59:59", "tomorrow", "2026-11-20T09:00"],
		["2026-11-20T00:00:00", "today", "2026-11-20T09:00"],
		["2026-11-19T08:59:59", "today", "2026-11-19T09:00"],
		["2026-11-20T20:50:00", "tomorrow", "2026-11-21T10:00"],
		["2026-11-03T20:50:00", "day", "2026-11-05T09:00"],
		["2026-11-04T12:00:00", "tomorrow", "2026-11-05T09:00"],
		["2026-12-31T12:00:00", "day", "2027-01-09T10:00"],
	])("who asks at %s is called %s from %s", (now, when, opening) => {
		const opensAt = moscow(opening);
		const respondBy = new Date(opensAt.getTime() + 15 * 60_000);
		expect(promiseCall(moscow(now), WEEK)).toEqual({ when, opensAt, respondBy });
	});
});

test("the minutes are a setting", () => {
	const hour = { ...WEEK, callbackMinutes: 60 };
	expect(promiseCall(moscow("2026-11-19T14:05"), hour).respondBy).toEqual(moscow("2026-11-19T15:05"));
	expect(promiseCall(moscow("2026-11-19T20:05"), hour).respondBy).toEqual(moscow("2026-11-20T10:00"));
});

test("hours without a working day are a mistake of the settings", () => {
	const never = {
		monday: null,
		tuesday: null,
		wednesday: null,
		thursday: null,
		friday: null,
		saturday: null,
		sunday: null,
	};
	expect(() => promiseCall(moscow("2026-11-19T12:00"), buildSchoolWeek(never))).toThrow(RangeError);
});
