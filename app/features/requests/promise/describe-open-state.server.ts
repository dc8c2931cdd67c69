import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { clockText, dateText, dayWord, zoneWord } from "./call-moment.server.ts";
import { type PromiseSettings, promiseCall } from "./promise-time.server.ts";
import { nextChange } from "./working-hours.server.ts";

export type OpenSentence = {
	/** A call within minutes can be promised now. */
	readonly open: boolean;
	readonly key: "promise.open" | "promise.closing" | "promise.asleep" | "promise.resting";
	readonly values: Readonly<Record<string, string | number>>;
	/** Until this moment, and without it, the sentence is true: a stored page with it ends here. */
	readonly until: Date;
};

/** Hours of the school's day at which a closed school sleeps; by day it rests. */
const NIGHT = { from: 22, to: 7 } as const;
const MINUTE = 60_000;

/**
 * What header and hero may promise to anybody, in the school's time: "within 15 minutes", or when the call would come.
 * The last minutes before closing are `closing`: a call within minutes would be a lie.
 * @throws RangeError when the hours have no working day at all.
 */
export function describeOpenState(
	settings: PromiseSettings,
	{ now, locale }: { now: Date; locale: Locale },
): OpenSentence {
	const { callbackMinutes, hours } = settings;
	const { opensAt } = promiseCall(now, settings);
	const change = nextChange(now, settings) ?? now;
	if (!opensAt) {
		const tooLate = new Date(change.getTime() - (callbackMinutes - 1) * MINUTE);
		return { open: true, key: "promise.open", values: { minutes: callbackMinutes }, until: tooLate };
	}
	const values = {
		zone: zoneWord(hours.zone),
		day: dayWord(opensAt, { now, zone: hours.zone }),
		date: dateText(opensAt, locale, hours.zone),
		from: clockText(opensAt, locale, hours.zone),
	};
	const until = new Date(Math.min(change.getTime(), nextTurnOfDay(now, hours.zone)));
	return { open: false, key: closedKey(now, change < opensAt, hours.zone), values, until };
}

function closedKey(
	now: Date,
	stillAtWork: boolean,
	zone: string,
): "promise.closing" | "promise.asleep" | "promise.resting" {
	if (stillAtWork) return "promise.closing";
	const { hour } = inZone(now, zone);
	return hour >= NIGHT.from || hour < NIGHT.to ? "promise.asleep" : "promise.resting";
}

/** Midnight, when "tomorrow" becomes "today", or the next edge of the night; epoch milliseconds. */
function nextTurnOfDay(now: Date, zone: string): number {
	const today = inZone(now, zone).toPlainDate();
	// A day is asked for by its date: where clocks skip midnight, a day after the first hour is an hour late.
	const turns = [
		today.toZonedDateTime({ timeZone: zone, plainTime: { hour: NIGHT.to } }),
		today.toZonedDateTime({ timeZone: zone, plainTime: { hour: NIGHT.from } }),
		today.add({ days: 1 }).toZonedDateTime(zone),
	];
	return Math.min(...turns.map((turn) => turn.epochMilliseconds).filter((turn) => turn > now.getTime()));
}
