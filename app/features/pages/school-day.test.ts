import { expect, test } from "vitest";
import { schoolDay } from "./school-day.server.ts";

test.each([
	["Europe/Moscow", "2028-02-29T12:00Z", "2028-02-29", "2028-02-29T21:00:00.000Z"],
	["Europe/Berlin", "2026-03-29T10:00Z", "2026-03-29", "2026-03-29T22:00:00.000Z"],
	["Europe/Berlin", "2026-10-25T10:00Z", "2026-10-25", "2026-10-25T23:00:00.000Z"],
	["Australia/Lord_Howe", "2026-10-04T00:00Z", "2026-10-04", "2026-10-04T13:00:00.000Z"],
	// Clocks in Cairo and Santiago skip the hour after midnight: the day begins at one, the next one at midnight.
	["Africa/Cairo", "2026-04-24T10:00Z", "2026-04-24", "2026-04-24T21:00:00.000Z"],
	["America/Santiago", "2026-09-06T10:00Z", "2026-09-06", "2026-09-07T03:00:00.000Z"],
	["America/Santiago", "2026-09-05T10:00Z", "2026-09-05", "2026-09-06T04:00:00.000Z"],
])("a day in %s at %s ends where the next one begins", (zone, now, today, endsAt) => {
	expect(schoolDay(new Date(now), zone)).toEqual({ today, endsAt: new Date(endsAt) });
	expect(schoolDay(new Date(Date.parse(endsAt) - 1), zone).today).toBe(today);
	expect(schoolDay(new Date(endsAt), zone).today).not.toBe(today);
});
