const MINUTE = 60_000;

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

/** A UTC instant as the clock of a zone shows it, for `datetime-local`: `2026-11-21T13:00`. */
export function toClockText(instant: string, zone: string): string {
	const moment = Date.parse(instant);
	if (Number.isNaN(moment)) return "";
	return new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 16);
}

/**
 * The UTC instant at which the clock of a zone shows this. A time that a change of clocks skips is taken as the time after the
 * change; of one that comes twice, the first.
 */
export function fromClockText(text: string, zone: string): string | null {
	const wall = Date.parse(`${text}Z`);
	if (Number.isNaN(wall)) return null;
	const guesses = [wall - offsetAt(wall - 12 * 60 * MINUTE, zone), wall - offsetAt(wall + 12 * 60 * MINUTE, zone)];
	const exact = guesses.find((guess) => guess + offsetAt(guess, zone) === wall);
	return new Date(exact ?? Math.max(...guesses)).toISOString();
}
