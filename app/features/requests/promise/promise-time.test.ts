import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { promiseCall } from "./promise-time.server.ts";
import { buildSchoolWeek } from "./school-week.fixture.ts";

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
		const respondBy = new Date(opensAt.getTime() + 15 * MINUTE_MS);
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

describe("the promise keeps to real minutes and to the days of the school's clocks when those are changed", () => {
	const nightly = (zone: string) => buildSchoolWeek({ zone, saturday: ["12:00", "06:00"], sunday: ["09:00", "18:00"] });

	test.each([
		["Europe/Berlin", "2026-03-29T00:50Z", "2026-03-29T01:05Z"],
		["Europe/Berlin", "2026-10-25T00:50Z", "2026-10-25T01:05Z"],
		["America/New_York", "2026-11-01T05:50Z", "2026-11-01T06:05Z"],
		["Australia/Lord_Howe", "2027-04-03T14:50Z", "2027-04-03T15:05Z"],
	])("fifteen minutes in %s are fifteen, over the change too", (zone, now, respondBy) => {
		expect(promiseCall(new Date(now), nightly(zone))).toEqual({ when: "minutes", respondBy: new Date(respondBy) });
	});

	test.each([
		["Europe/Berlin", "2026-03-28T18:00Z", "2026-03-29T08:00Z"],
		["Europe/Berlin", "2026-10-24T18:00Z", "2026-10-25T09:00Z"],
		["Australia/Lord_Howe", "2026-10-03T09:30Z", "2026-10-03T23:00Z"],
	])("after a short or long night in %s it is tomorrow's opening", (zone, now, opening) => {
		const opensAt = new Date(opening);
		const respondBy = new Date(opensAt.getTime() + 15 * MINUTE_MS);
		expect(promiseCall(new Date(now), buildSchoolWeek({ zone }))).toEqual({ when: "tomorrow", opensAt, respondBy });
	});

	test("the day before a 29 February and the day after it are tomorrow to each other's eve", () => {
		expect(promiseCall(moscow("2028-02-28T21:30"), WEEK)).toMatchObject({
			when: "tomorrow",
			opensAt: moscow("2028-02-29T09:00"),
		});
		expect(promiseCall(moscow("2028-02-29T21:30"), WEEK)).toMatchObject({
			when: "tomorrow",
			opensAt: moscow("2028-03-01T09:00"),
		});
	});
});
