import { describe, expect, test } from "vitest";
import { buildSchoolWeek } from "./school-week.fixture.ts";
import { isOpenNow, nextChange, workingWindows } from "./working-hours.server.ts";

const WEEK = buildSchoolWeek();
const NEVER = buildSchoolWeek({
	...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null, sunday: null },
});

function moscow(text: string): Date {
	return new Date(`${text}+03:00`);
}

describe("the school is open from the opening up to the closing", () => {
	test.each([
		["2026-11-19T08:59:59", false, "2026-11-19T09:00"],
		["2026-11-19T09:00:00", true, "2026-11-19T21:00"],
		["2026-11-19T14:05:37", true, "2026-11-19T21:00"],
		["2026-11-19T20:59:59", true, "2026-11-19T21:00"],
		["2026-11-19T21:00:00", false, "2026-11-20T09:00"],
		["2026-11-20T02:30:00", false, "2026-11-20T09:00"],
		["2026-11-20T21:00:00", false, "2026-11-21T10:00"],
		["2026-11-21T17:59:00", true, "2026-11-21T18:00"],
		["2026-11-22T18:00:00", false, "2026-11-23T09:00"],
	])("%s Moscow time", (now, open, change) => {
		expect(isOpenNow(moscow(now), WEEK)).toBe(open);
		expect(nextChange(moscow(now), WEEK)).toEqual(moscow(change));
	});
});

test("a holiday is a closed day, however long it lasts", () => {
	expect(isOpenNow(moscow("2026-11-04T12:00"), WEEK)).toBe(false);
	expect(nextChange(moscow("2026-11-04T12:00"), WEEK)).toEqual(moscow("2026-11-05T09:00"));
	expect(nextChange(moscow("2026-12-30T21:00"), WEEK)).toEqual(moscow("2027-01-09T10:00"));
});

test("a day off is skipped", () => {
	const closedSunday = buildSchoolWeek({ sunday: null });
	expect(nextChange(moscow("2026-11-21T18:00"), closedSunday)).toEqual(moscow("2026-11-23T09:00"));
});

test("an evening may end after midnight, also that before a holiday", () => {
	const late = buildSchoolWeek({ tuesday: ["18:00", "02:00"] });
	expect(isOpenNow(moscow("2026-11-04T01:59"), late)).toBe(true);
	expect(isOpenNow(moscow("2026-11-04T02:00"), late)).toBe(false);
});

test("days that touch at midnight are one stretch", () => {
	const fair = buildSchoolWeek({ friday: ["09:00", "24:00"], saturday: ["00:00", "18:00"] });
	expect(nextChange(moscow("2026-11-20T12:00"), fair)).toEqual(moscow("2026-11-21T18:00"));
});

test("a day that closes when it opens is open round the clock", () => {
	const whole = buildSchoolWeek({ friday: ["09:00", "09:00"] });
	expect(isOpenNow(moscow("2026-11-21T08:59"), whole)).toBe(true);
	expect(nextChange(moscow("2026-11-20T12:00"), whole)).toEqual(moscow("2026-11-21T09:00"));
});

test("hours keep to the clocks of their zone when those are moved", () => {
	const berlin = buildSchoolWeek({ zone: "Europe/Berlin" });
	expect(nextChange(new Date("2027-03-27T20:00Z"), berlin)).toEqual(new Date("2027-03-28T08:00Z"));
	expect(nextChange(new Date("2027-03-20T20:00Z"), berlin)).toEqual(new Date("2027-03-21T09:00Z"));
});

test("a school without a working day is never open and never changes", () => {
	expect(isOpenNow(moscow("2026-11-19T12:00"), NEVER)).toBe(false);
	expect(nextChange(moscow("2026-11-19T12:00"), NEVER)).toBeUndefined();
	expect([...workingWindows(moscow("2026-11-19T12:00"), NEVER)]).toEqual([]);
});

describe("on the days when clocks are changed", () => {
	test.each([
		["Europe/Berlin", "2026-03-28T20:00Z", "2026-03-29T08:00Z"],
		["Europe/Berlin", "2026-10-24T20:00Z", "2026-10-25T09:00Z"],
		["America/New_York", "2026-03-08T00:00Z", "2026-03-08T14:00Z"],
		["America/New_York", "2026-10-31T23:00Z", "2026-11-01T15:00Z"],
		["Australia/Lord_Howe", "2026-10-03T12:00Z", "2026-10-03T23:00Z"],
		["Australia/Lord_Howe", "2027-04-03T12:00Z", "2027-04-03T23:30Z"],
		["Asia/Kolkata", "2026-10-24T20:00Z", "2026-10-25T04:30Z"],
	])("a school in %s opens at ten by its clocks", (zone, night, opening) => {
		expect(nextChange(new Date(night), buildSchoolWeek({ zone }))).toEqual(new Date(opening));
	});

	test("working hours inside the skipped clock hour are empty; those around it keep their real length", () => {
		const within = buildSchoolWeek({ zone: "Europe/Berlin", sunday: ["02:15", "03:10"] });
		expect(nextChange(new Date("2026-03-28T20:00Z"), within)).toEqual(new Date("2026-03-30T07:00Z"));
		const around = buildSchoolWeek({ zone: "Europe/Berlin", sunday: ["01:30", "03:30"] });
		expect(nextChange(new Date("2026-03-29T00:45Z"), around)).toEqual(new Date("2026-03-29T01:30Z"));
	});
});

test("29 February can be a holiday", () => {
	const week = { ...WEEK, holidays: [{ date: "2028-02-29" }] };
	expect(isOpenNow(moscow("2028-02-29T12:00"), week)).toBe(false);
	expect(nextChange(moscow("2028-02-28T21:00"), week)).toEqual(moscow("2028-03-01T09:00"));
});
