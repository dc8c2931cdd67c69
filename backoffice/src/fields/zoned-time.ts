import { HOUR_MS } from "../../../app/shared/durations.ts";

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	});
	const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** What a clock may show here. A year is typed digit by digit, so 0002 is the beginning of one; `Date` takes it for 1902. */
const WHOLE = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d/;

/** A UTC instant as the clock of a zone shows it, for `datetime-local`: `2026-11-21T13:00`. */
export function toClockText(instant: string, zone: string): string {
	const moment = Date.parse(instant);
	if (Number.isNaN(moment)) return "";
	const text = new Date(moment + offsetAt(moment, zone)).toISOString();
	return WHOLE.test(text) ? text.slice(0, 16) : "";
}

/**
 * The UTC instant at which the clock of a zone shows this time. A time that a change of clocks skips counts as the time after the change;
 * of one that comes twice, the first. Null for an incomplete time, or one before 1970.
 */
export function fromClockText(text: string, zone: string): string | null {
	const wall = WHOLE.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
	if (Number.isNaN(wall)) return null;
	const guesses = [wall - offsetAt(wall - 12 * HOUR_MS, zone), wall - offsetAt(wall + 12 * HOUR_MS, zone)];
	const exact = guesses.find((guess) => guess + offsetAt(guess, zone) === wall);
	return new Date(exact ?? Math.max(...guesses)).toISOString();
}
