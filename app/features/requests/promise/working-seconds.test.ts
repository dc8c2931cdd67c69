import { describe, expect, test } from "vitest";
import { buildSchoolWeek } from "./school-week.fixture.ts";
import { afterWorkingMinutes, workingSeconds } from "./working-seconds.server.ts";

const WEEK = buildSchoolWeek();
const moscow = (text: string) => new Date(`${text}+03:00`);

describe("working time", () => {
	test("within a day is plain time; before the opening and over a night it stands still", () => {
		expect(workingSeconds(moscow("2026-11-18T12:00:00"), moscow("2026-11-18T12:10:30"), WEEK)).toBe(630);
		expect(workingSeconds(moscow("2026-11-18T08:00:00"), moscow("2026-11-18T09:02:00"), WEEK)).toBe(120);
		expect(workingSeconds(moscow("2026-11-18T20:59:00"), moscow("2026-11-19T09:01:00"), WEEK)).toBe(120);
		expect(workingSeconds(moscow("2026-11-18T22:00:00"), moscow("2026-11-19T03:00:00"), WEEK)).toBe(0);
	});

	test("weekends and holidays count as they are worked", () => {
		// Saturday works from 10 to 18; from 31 December to 8 January nobody does.
		expect(workingSeconds(moscow("2026-11-21T08:00:00"), moscow("2026-11-21T20:00:00"), WEEK)).toBe(8 * 3600);
		expect(workingSeconds(moscow("2026-12-30T20:00:00"), moscow("2027-01-09T11:00:00"), WEEK)).toBe(2 * 3600);
	});

	test("of what is overdue it is negative", () => {
		expect(workingSeconds(moscow("2026-11-19T09:05:00"), moscow("2026-11-18T20:55:00"), WEEK)).toBe(-600);
	});

	test("a working hour from now skips the night", () => {
		expect(afterWorkingMinutes(moscow("2026-11-18T12:00:00"), 60, WEEK)).toEqual(moscow("2026-11-18T13:00:00"));
		expect(afterWorkingMinutes(moscow("2026-11-18T20:30:00"), 60, WEEK)).toEqual(moscow("2026-11-19T09:30:00"));
		expect(afterWorkingMinutes(moscow("2026-11-18T23:00:00"), 60, WEEK)).toEqual(moscow("2026-11-19T10:00:00"));
	});
});

test("a night at work is an hour shorter or longer when clocks are changed", () => {
	const nights = buildSchoolWeek({ zone: "America/New_York", saturday: ["22:00", "06:00"], sunday: null });
	const night = (from: string, to: string) => workingSeconds(new Date(from), new Date(to), nights) / 3600;
	expect(night("2026-03-08T02:00Z", "2026-03-08T16:00Z")).toBe(7);
	expect(night("2026-11-01T01:00Z", "2026-11-01T16:00Z")).toBe(9);
	expect(afterWorkingMinutes(new Date("2026-11-01T05:30Z"), 60, nights)).toEqual(new Date("2026-11-01T06:30Z"));
});
