/** What is left, in whole units; all zero when it is over. */
export type TimeLeft = {
	readonly days: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param now epoch seconds. A deadline within a second counts as that second. */
export function timeLeft(until: Date, now: number): TimeLeft {
	const left = Math.max(0, Math.ceil(until.getTime() / 1000) - now);
	return {
		days: Math.floor(left / DAY),
		hours: Math.floor((left % DAY) / HOUR),
		minutes: Math.floor((left % HOUR) / MINUTE),
		seconds: left % MINUTE,
	};
}

export function isOver({ days, hours, minutes, seconds }: TimeLeft): boolean {
	return days + hours + minutes + seconds === 0;
}
