import type { PromiseSettings } from "./promise-time.server.ts";

const WEEKDAY = ["09:00", "21:00"] as const;
const WEEKEND = ["10:00", "18:00"] as const;

/** The demo school's week with its Unity Day and New Year, for tests: holidays from 31 December 2026 to 8 January 2027. */
export function buildSchoolWeek(change: Partial<PromiseSettings["hours"]> = {}): PromiseSettings {
	return {
		hours: {
			zone: "Europe/Moscow",
			monday: WEEKDAY,
			tuesday: WEEKDAY,
			wednesday: WEEKDAY,
			thursday: WEEKDAY,
			friday: WEEKDAY,
			saturday: WEEKEND,
			sunday: WEEKEND,
			...change,
		},
		holidays: [
			{ date: "2026-11-04" },
			{ date: "2026-12-31" },
			...["01", "02", "03", "04", "05", "06", "07", "08"].map((day) => ({ date: `2027-01-${day}` })),
		],
		callbackMinutes: 15,
	};
}
