import { MINUTE_MS } from "../../../shared/durations.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { type WorkingSettings, type WorkingWindow, workingWindows } from "./working-hours.server.ts";

export type PromiseSettings = WorkingSettings & {
	/** Whole minutes of working time within which a manager calls (specification: usually 15). */
	readonly callbackMinutes: number;
};

export type CallPromise = {
	/** The moment, a whole minute, by which the manager will have called: exactly the minute that the visitor is told. */
	readonly respondBy: Date;
	/** `minutes`: right away; the others: not before `opensAt`, counted in the school's days. */
	readonly when: "minutes" | "today" | "tomorrow" | "day";
	/** The opening that the call waits for; absent when managers are at work. */
	readonly opensAt?: Date;
};

/**
 * When a manager calls somebody who asks now (product, section 3).
 * At work: `callbackMinutes` from now, seconds dropped so that what is said is what is kept. If that would pass the closing
 * (at the closing itself is still in time), or the school is closed: by the next opening plus `callbackMinutes`.
 * @throws RangeError when the hours have no working day at all; they are checked where they are saved.
 */
export function promiseCall(now: Date, settings: PromiseSettings): CallPromise {
	const windows = workingWindows(now, settings);
	const first = nextWindow(windows);
	const soon = minutesAfter(now, settings.callbackMinutes);
	if (first.opens <= now && soon <= first.closes) return { respondBy: soon, when: "minutes" };
	const { opens } = first.opens > now ? first : nextWindow(windows);
	const when = dayOfCall(now, opens, settings.hours.zone);
	return { respondBy: minutesAfter(opens, settings.callbackMinutes), when, opensAt: opens };
}

function nextWindow(windows: Generator<WorkingWindow, undefined>): WorkingWindow {
	const { value } = windows.next();
	if (!value) throw new RangeError("The working hours have no working day");
	return value;
}

function minutesAfter(moment: Date, minutes: number): Date {
	return new Date((Math.floor(moment.getTime() / MINUTE_MS) + minutes) * MINUTE_MS);
}

function dayOfCall(now: Date, opensAt: Date, zone: string): "today" | "tomorrow" | "day" {
	const today = inZone(now, zone).toPlainDate();
	const { days } = today.until(inZone(opensAt, zone).toPlainDate());
	if (days === 0) return "today";
	return days === 1 ? "tomorrow" : "day";
}
