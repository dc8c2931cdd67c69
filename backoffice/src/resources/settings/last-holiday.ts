import { DAY_MS } from "../../../../app/shared/durations.ts";

/** The next year's days off are decreed in autumn; so long before the end of the list somebody should write them in. */
const NOTICE_DAYS = 60;

/**
 * The last day of a list of holidays when it is less than sixty days ahead, or past: `2027-11-04`. Undefined while there is time, and for a
 * school that lists no holidays.
 */
export function lastHoliday(holidays: unknown, now: number): string | undefined {
	if (!Array.isArray(holidays)) return undefined;
	const days = holidays.flatMap((holiday) => (typeof holiday?.date === "string" ? [holiday.date] : [])).sort();
	const last = days.at(-1);
	return last && Date.parse(`${last}T00:00:00Z`) < now + NOTICE_DAYS * DAY_MS ? last : undefined;
}
