import { MINUTE_MS } from "../../../shared/durations.ts";
import { inZone } from "../../../shared/in-zone.server.ts";

/** A teacher's hours on one day of the week, by the clock of a zone. */
export type PlannedWindow = {
	/** Monday is 1. */
	readonly weekday: number;
	/** `HH:MM`; `toTime` may be `00:00`, the end of the day. */
	readonly fromTime: string;
	readonly toTime: string;
	readonly zone: string;
	/** `YYYY-MM-DD`, both included. */
	readonly validFrom: string;
	readonly validTo: string | null;
	readonly meetingUrl: string | null;
};

export type Span = { readonly startsAt: Date; readonly endsAt: Date };

export type PlannedSlot = { readonly startsAt: Date; readonly zone: string; readonly meetingUrl: string | null };

type Plan = {
	readonly windows: readonly PlannedWindow[];
	/** When the teacher is away or busy; a lesson never touches it. */
	readonly busy: readonly Span[];
	readonly minutes: number;
	readonly pauseMinutes: number;
	/** Lessons begin after `from` and before `until`. */
	readonly from: Date;
	readonly until: Date;
};

/**
 * The times at which one teacher can begin a lesson, in order; two lessons never overlap. Windows are read by the clock on the wall,
 * lessons are laid out in real minutes: on the day when clocks are changed a window is as long as it really is.
 */
export function planSlots({ windows, busy, minutes, pauseMinutes, from, until }: Plan): PlannedSlot[] {
	const possible = windows
		.flatMap((window) => windowSpans(window, { from, until }).flatMap((span) => layOut(span, window)))
		.filter(({ startsAt }) => startsAt > from && startsAt < until)
		.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
	const planned: PlannedSlot[] = [];
	for (const slot of possible) {
		const span = spanOf(slot.startsAt);
		const last = planned.at(-1);
		if (last && spanOf(last.startsAt).endsAt > slot.startsAt) continue;
		if (!busy.some((other) => overlap(span, other))) planned.push(slot);
	}
	return planned;

	function layOut({ startsAt, endsAt }: Span, { zone, meetingUrl }: PlannedWindow): PlannedSlot[] {
		const slots: PlannedSlot[] = [];
		const step = (minutes + pauseMinutes) * MINUTE_MS;
		for (let at = startsAt.getTime(); at + minutes * MINUTE_MS <= endsAt.getTime(); at += step) {
			slots.push({ startsAt: new Date(at), zone, meetingUrl });
		}
		return slots;
	}

	function spanOf(startsAt: Date): Span {
		return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
	}
}

/** Touching ends are no overlap. */
export function overlap(one: Span, other: Span): boolean {
	return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whether a moment is within the hours of a window. */
export function fallsInto(at: Date, window: PlannedWindow): boolean {
	return windowSpans(window, { from: at, until: at }).some(({ startsAt, endsAt }) => at >= startsAt && at < endsAt);
}

/** Every day of the stretch on which the window is open, as instants. */
function windowSpans(window: PlannedWindow, { from, until }: { from: Date; until: Date }): Span[] {
	const spans: Span[] = [];
	const lastDay = inZone(until, window.zone).toPlainDate();
	for (let day = inZone(from, window.zone).toPlainDate(); !isAfter(day, lastDay); day = day.add({ days: 1 })) {
		if (day.dayOfWeek !== window.weekday || !isValidOn(window, day)) continue;
		const endDay = window.toTime === "00:00" ? day.add({ days: 1 }) : day;
		spans.push({
			startsAt: instantOf(day, window.fromTime, window.zone),
			endsAt: instantOf(endDay, window.toTime, window.zone),
		});
	}
	return spans;
}

function isValidOn({ validFrom, validTo }: PlannedWindow, day: Temporal.PlainDate): boolean {
	const date = day.toString();
	return date >= validFrom && (validTo === null || date <= validTo);
}

function isAfter(day: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
	return Temporal.PlainDate.compare(day, other) > 0;
}

/** A time that the change of clocks skips is the one as much later. */
function instantOf(day: Temporal.PlainDate, time: string, timeZone: string): Date {
	return new Date(day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
}
