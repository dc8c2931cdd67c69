import { describe, expect, test } from "vitest";
import { type PlannedWindow, planSlots } from "./plan-slots.server.ts";

const SATURDAY: PlannedWindow = {
	weekday: 6,
	fromTime: "10:00",
	toTime: "13:00",
	zone: "Europe/Moscow",
	validFrom: "2026-01-01",
	validTo: null,
	meetingUrl: null,
};

function plan(windows: readonly PlannedWindow[], more: Partial<Parameters<typeof planSlots>[0]> = {}): string[] {
	return planSlots({
		windows,
		busy: [],
		minutes: 45,
		pauseMinutes: 15,
		from: new Date("2026-11-18T09:00:00Z"),
		until: new Date("2026-11-25T09:00:00Z"),
		...more,
	}).map(({ startsAt }) => startsAt.toISOString().slice(5, 16));
}

describe("times of trial lessons", () => {
	test("fill a window of the teacher's clock with lessons and pauses, the last one ending in it", () => {
		expect(plan([SATURDAY])).toEqual(["11-21T07:00", "11-21T08:00", "11-21T09:00"]);
		expect(plan([{ ...SATURDAY, toTime: "12:44" }])).toEqual(["11-21T07:00", "11-21T08:00"]);
		expect(plan([SATURDAY], { minutes: 60, pauseMinutes: 0 })).toHaveLength(3);
	});

	test("keep the hour of the zone when clocks are changed", () => {
		const berlin = { ...SATURDAY, zone: "Europe/Berlin", toTime: "10:45" };
		const weeks = { from: new Date("2027-03-20T00:00:00Z"), until: new Date("2027-04-05T00:00:00Z") };
		expect(plan([berlin], weeks)).toEqual(["03-20T09:00", "03-27T09:00", "04-03T08:00"]);
	});

	test("fit into what is left of a window on the night of the change, and into the hour that comes twice", () => {
		const night = { ...SATURDAY, weekday: 7, zone: "Europe/Berlin", fromTime: "01:00", toTime: "04:00" };
		const spring = { from: new Date("2027-03-27T12:00:00Z"), until: new Date("2027-03-29T00:00:00Z") };
		expect(plan([night], spring)).toEqual(["03-28T00:00", "03-28T01:00"]);
		const autumn = { from: new Date("2027-10-30T12:00:00Z"), until: new Date("2027-11-01T00:00:00Z") };
		expect(plan([night], autumn)).toHaveLength(4);
	});

	test("follow a change by half an hour, and half an hour that comes twice", () => {
		const night = { ...SATURDAY, weekday: 7, zone: "Australia/Lord_Howe", fromTime: "01:00", toTime: "03:00" };
		const spring = { from: new Date("2026-10-03T00:00:00Z"), until: new Date("2026-10-04T12:00:00Z") };
		expect(plan([night], spring)).toEqual(["10-03T14:30"]);
		const autumn = { from: new Date("2027-04-03T00:00:00Z"), until: new Date("2027-04-04T12:00:00Z") };
		expect(plan([night], autumn)).toEqual(["04-03T14:00", "04-03T15:00"]);
	});

	test("are there on 29 February", () => {
		const leap = { from: new Date("2028-02-28T00:00:00Z"), until: new Date("2028-03-02T00:00:00Z") };
		expect(plan([{ ...SATURDAY, weekday: 2, toTime: "10:45" }], leap)).toEqual(["02-29T07:00"]);
	});

	test("a window within the hour that is skipped gives none", () => {
		const gap = { ...SATURDAY, weekday: 7, zone: "Europe/Berlin", fromTime: "02:00", toTime: "03:00" };
		const spring = { from: new Date("2027-03-27T12:00:00Z"), until: new Date("2027-03-29T00:00:00Z") };
		expect(plan([gap], spring)).toEqual([]);
	});

	test("last until midnight and not longer", () => {
		const late = { ...SATURDAY, fromTime: "22:00", toTime: "00:00" };
		expect(plan([late])).toEqual(["11-21T19:00", "11-21T20:00"]);
	});

	test("are only those ahead, within the stretch and the days for which the window is valid", () => {
		const from = new Date("2026-11-21T08:00:00Z");
		expect(plan([SATURDAY], { from })).toEqual(["11-21T09:00"]);
		expect(plan([SATURDAY], { until: new Date("2026-11-21T08:00:00Z") })).toEqual(["11-21T07:00"]);
		expect(plan([{ ...SATURDAY, validTo: "2026-11-20" }])).toEqual([]);
		expect(plan([{ ...SATURDAY, validFrom: "2026-11-21", validTo: "2026-11-21" }])).toHaveLength(3);
	});

	test("leave out every lesson that touches time off, and only those", () => {
		const busy = [{ startsAt: new Date("2026-11-21T07:45:00Z"), endsAt: new Date("2026-11-21T08:01:00Z") }];
		expect(plan([SATURDAY], { busy })).toEqual(["11-21T07:00", "11-21T09:00"]);
	});

	test("never overlap, whatever windows do", () => {
		const other = { ...SATURDAY, fromTime: "10:30", toTime: "14:00" };
		expect(plan([SATURDAY, other])).toEqual(["11-21T07:00", "11-21T08:00", "11-21T09:00"]);
	});
});
