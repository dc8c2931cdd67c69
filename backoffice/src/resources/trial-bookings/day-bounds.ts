import { DAY_MS } from "../../../../app/shared/durations.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { fromClockText } from "../../fields/zoned-time.ts";

type Bounds = { readonly from: string; readonly until: string };

/** The first instant of a day of the school's calendar (`2026-11-30`) and that of the next one; undefined for what is no day. */
export function dayBounds(day: string): Bounds | undefined {
	const from = fromClockText(`${day}T00:00`, SCHOOL_ZONE);
	if (!from) return undefined;
	const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
	const until = fromClockText(`${next}T00:00`, SCHOOL_ZONE);
	return until ? { from, until } : undefined;
}
