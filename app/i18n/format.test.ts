import { expect, test } from "vitest";
import { formatDate, formatDay, formatTime, formatZonedTime } from "./format.ts";

const MOMENT = new Date("2026-06-16T20:05:00Z");

test("dates name the month, in both languages", () => {
	expect(formatDate(MOMENT, "ru", "Europe/Moscow")).toBe("16 июня 2026 г.");
	expect(formatDate(MOMENT, "en", "Europe/Moscow")).toBe("16 June 2026");
	expect(formatDay(MOMENT, "en", "Asia/Vladivostok")).toBe("17 June");
});

test("times are counted by 24 hours and name their zone", () => {
	expect(formatTime(MOMENT, "en", "Europe/Moscow")).toBe("23:05");
	expect(formatTime(new Date("2026-06-16T21:05:00Z"), "en", "Europe/Moscow")).toBe("00:05");
	for (const locale of ["ru", "en"] as const) {
		expect(formatZonedTime(MOMENT, locale, "Europe/Moscow")).toBe("23:05\u00a0(GMT+3)");
	}
});
