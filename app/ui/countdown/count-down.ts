/** The time left in whole units, the largest first; all zero when it is over. */
export type TimeLeft = {
	readonly days: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
};

/**
 * Sent as text with the first script too, so it may only use its arguments and what a browser has.
 * @param now epoch seconds. A deadline within a second counts as that second.
 */
export function timeLeft(until: Date, now: number): TimeLeft {
	const left = Math.max(0, Math.ceil(until.getTime() / 1000) - now);
	return {
		days: Math.floor(left / 86_400),
		hours: Math.floor(left / 3600) % 24,
		minutes: Math.floor(left / 60) % 60,
		seconds: left % 60,
	};
}

export function isOver({ days, hours, minutes, seconds }: TimeLeft): boolean {
	return days + hours + minutes + seconds === 0;
}
