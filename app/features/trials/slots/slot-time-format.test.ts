import { expect, test } from "vitest";
import { slotTimeFormat } from "./slot-time-format.ts";

function say(zone: string, starts: readonly string[]): string[] {
	const slots = starts.map((at) => ({ startsAt: new Date(at) }));
	const format = slotTimeFormat(slots, zone);
	return slots.map(({ startsAt }) => format(startsAt, "en", zone).replaceAll("\u00a0", " "));
}

test("two times of a night that show the same clock can be told apart", () => {
	expect(say("America/New_York", ["2026-11-01T05:00Z", "2026-11-01T06:00Z", "2026-11-01T14:00Z"])).toEqual([
		"01:00 (GMT-4)",
		"01:00 (GMT-5)",
		"09:00 (GMT-5)",
	]);
	expect(say("Australia/Lord_Howe", ["2027-04-03T14:45Z", "2027-04-03T15:15Z"])).toEqual([
		"01:45 (GMT+11)",
		"01:45 (GMT+10:30)",
	]);
});

test("a day without a change says times alone", () => {
	expect(say("America/New_York", ["2026-11-02T05:00Z", "2026-11-02T06:00Z"])).toEqual(["00:00", "01:00"]);
	expect(say("Europe/Moscow", ["2026-10-25T00:00Z", "2026-10-25T01:00Z"])).toEqual(["03:00", "04:00"]);
});
