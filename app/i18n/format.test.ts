import { expect, test } from "vitest";
import { formatDate, formatDay, formatTime, formatZonedTime } from "./format.ts";

const MOMENT = new Date("2026-06-16T20:05:00Z");

test("dates name the month, in both languages", () => {
	expect(formatDate(MOMENT, "ru", "Europe/Moscow")).toBe("16\u00a0июня 2026\u00a0г.");
	expect(formatDate(MOMENT, "en", "Europe/Moscow")).toBe("16\u00a0June 2026");
	expect(formatDay(MOMENT, "en", "Asia/Vladivostok")).toBe("17\u00a0June");
});

test("times are counted by 24 hours and name their zone", () => {
	expect(formatTime(MOMENT, "en", "Europe/Moscow")).toBe("23:05");
	expect(formatTime(new Date("2026-06-16T21:05:00Z"), "en", "Europe/Moscow")).toBe("00:05");
	for (const locale of ["ru", "en"] as const) {
		expect(formatZonedTime(MOMENT, locale, "Europe/Moscow")).toBe("23:05\u00a0(GMT+3)");
	}
});

test("the hour that comes twice is told apart by its offset, and half hours of zones are told", () => {
	const say = (moment: string, zone: string) => formatZonedTime(new Date(moment), "en", zone).replaceAll("\u00a0", " ");
	expect(["2026-10-25T00:30Z", "2026-10-25T01:30Z"].map((moment) => say(moment, "Europe/Berlin"))).toEqual([
		"02:30 (GMT+2)",
		"02:30 (GMT+1)",
	]);
	expect(["2026-03-29T00:59Z", "2026-03-29T01:00Z"].map((moment) => say(moment, "Europe/Berlin"))).toEqual([
		"01:59 (GMT+1)",
		"03:00 (GMT+2)",
	]);
	expect(["2026-11-01T05:30Z", "2026-11-01T06:30Z"].map((moment) => say(moment, "America/New_York"))).toEqual([
		"01:30 (GMT-4)",
		"01:30 (GMT-5)",
	]);
	expect(["2026-10-03T15:29Z", "2026-10-03T15:30Z"].map((moment) => say(moment, "Australia/Lord_Howe"))).toEqual([
		"01:59 (GMT+10:30)",
		"02:30 (GMT+11)",
	]);
	expect(say("2026-10-25T13:30Z", "Asia/Kolkata")).toBe("19:00 (GMT+5:30)");
});

test("29 February is a day like others", () => {
	expect(formatDate(new Date("2028-02-28T21:30:00Z"), "ru", "Europe/Moscow")).toBe("29\u00a0февраля 2028\u00a0г.");
	expect(formatDay(new Date("2028-02-29T22:00:00Z"), "en", "Europe/Moscow")).toBe("1\u00a0March");
});
