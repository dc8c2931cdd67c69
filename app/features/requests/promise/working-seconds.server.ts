import { MINUTE_MS } from "../../../shared/durations.ts";
import { type WorkingSettings, workingWindows } from "./working-hours.server.ts";

/** Whole seconds of working time from one moment to another; negative where the second lies before the first. */
export function workingSeconds(from: Date, to: Date, settings: WorkingSettings): number {
	if (to < from) return -workingSeconds(to, from, settings);
	let milliseconds = 0;
	for (const { opens, closes } of workingWindows(from, settings)) {
		if (opens >= to) break;
		const begins = Math.max(opens.getTime(), from.getTime());
		const ends = Math.min(closes.getTime(), to.getTime());
		milliseconds += Math.max(ends - begins, 0);
	}
	return Math.round(milliseconds / 1000);
}

/** The moment at which so many minutes of working time have passed. Without a working day ahead, plain minutes. */
export function afterWorkingMinutes(from: Date, minutes: number, settings: WorkingSettings): Date {
	let left = minutes * MINUTE_MS;
	for (const { opens, closes } of workingWindows(from, settings)) {
		const begins = Math.max(opens.getTime(), from.getTime());
		const lasts = closes.getTime() - begins;
		if (lasts >= left) return new Date(begins + left);
		left -= lasts;
	}
	return new Date(from.getTime() + minutes * MINUTE_MS);
}
