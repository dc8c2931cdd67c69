import { DAY_MS } from "../../../app/shared/durations.ts";
import { SCHOOL_ZONE } from "./school-zone.ts";
import { toClockText } from "./zoned-time.ts";

/** The first of so many days that end today, on the school's calendar as the server reads them: `2026-11-18`. */
export function firstDayOf(days: number, now: number): string {
	return toClockText(new Date(now - (days - 1) * DAY_MS).toISOString(), SCHOOL_ZONE).slice(0, 10);
}
