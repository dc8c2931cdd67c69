import { inZone } from "../../../shared/in-zone.server.ts";
import { WEEKDAYS, type Weekday } from "../../../shared/week.ts";

/**
 * When managers answer, in the clocks of `zone` (IANA): `["09:00", "21:00"]`, or null for a day off.
 * `"24:00"` is midnight; a closing not later than the opening belongs to the next day.
 */
type WorkingHours = { readonly zone: string } & {
	readonly [Day in Weekday]: readonly [opens: string, closes: string] | null;
};

export type WorkingSettings = {
	readonly hours: WorkingHours;
	/** Days without managers, `YYYY-MM-DD` in the zone of the hours. */
	readonly holidays: readonly { readonly date: string }[];
};

/** From `opens` up to, and without, `closes`. */
export type WorkingWindow = { readonly opens: Date; readonly closes: Date };

/** Far enough for any holidays, near enough to stop where no day is a working one. */
const HORIZON_DAYS = 400;

/**
 * The stretches of working time that end after `from`, in order: the first one is running or the next to come.
 * Days that touch at midnight are one stretch. None at all where the hours have no working day.
 */
export function* workingWindows(from: Date, { hours, holidays }: WorkingSettings): Generator<WorkingWindow, undefined> {
	const daysOff = new Set(holidays.map(({ date }) => date));
	const yesterday = inZone(from, hours.zone).toPlainDate().subtract({ days: 1 });
	let waiting: WorkingWindow | undefined;
	for (let ahead = 0; ahead < HORIZON_DAYS; ahead++) {
		const date = yesterday.add({ days: ahead });
		const window = daysOff.has(date.toString()) ? undefined : windowOn(date, hours);
		if (!window || window.closes <= from) continue;
		if (waiting && window.opens <= waiting.closes) {
			waiting = { opens: waiting.opens, closes: window.closes };
			continue;
		}
		if (waiting) yield waiting;
		waiting = window;
	}
	if (waiting) yield waiting;
}

/** Whether the school works at this moment, by its hours, its zone and its days off. */
export function isOpenNow(now: Date, settings: WorkingSettings): boolean {
	const { value: window } = workingWindows(now, settings).next();
	return window !== undefined && window.opens <= now;
}

/** The next moment at which {@link isOpenNow} answers otherwise: an opening or a closing. Undefined where there is no working day. */
export function nextChange(now: Date, settings: WorkingSettings): Date | undefined {
	const { value: window } = workingWindows(now, settings).next();
	if (!window) return undefined;
	return window.opens <= now ? window.closes : window.opens;
}

function windowOn(date: Temporal.PlainDate, hours: WorkingHours): WorkingWindow | undefined {
	const day = WEEKDAYS[date.dayOfWeek - 1];
	const times = day && hours[day];
	if (!times) return undefined;
	const opens = Temporal.PlainTime.from(times[0]);
	const closes = Temporal.PlainTime.from(times[1] === "24:00" ? "00:00" : times[1]);
	const lastDate = Temporal.PlainTime.compare(closes, opens) > 0 ? date : date.add({ days: 1 });
	const window = { opens: momentOf(date, opens, hours.zone), closes: momentOf(lastDate, closes, hours.zone) };
	// Hours that begin within the one that clocks skip may end before they begin.
	return window.opens < window.closes ? window : undefined;
}

function momentOf(date: Temporal.PlainDate, plainTime: Temporal.PlainTime, timeZone: string): Date {
	return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}
