import { MINUTE_MS } from "../../../shared/durations.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { clockText, dateText, dayWord, zoneWord } from "./call-moment.server.ts";
import { type PromiseSettings, promiseCall } from "./promise-time.server.ts";
import { isOpenNow, nextChange, type WorkingSettings } from "./working-hours.server.ts";

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

/**
 * What the header and the hero may promise to anybody, in the school's time: "within 15 minutes", or when the call would come. The last
 * minutes before closing are `closing`, when a call within minutes cannot be promised.
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
		const tooLate = new Date(change.getTime() - (callbackMinutes - 1) * MINUTE_MS);
		return { open: true, key: "promise.open", values: { minutes: callbackMinutes }, until: tooLate };
	}
	const values = openingValues(opensAt, { now, locale, zone: hours.zone });
	const until = new Date(Math.min(change.getTime(), nextTurnOfDay(now, hours.zone)));
	return { open: false, key: closedKey(now, change < opensAt, hours.zone), values, until };
}

type AnsweringSentence = {
	readonly key: "promise.answering";
	readonly values: Readonly<Record<string, string>>;
};

/** From when on somebody answers the phone; undefined while somebody does, the last minutes before closing included. */
export function describeAnswering(
	settings: WorkingSettings,
	{ now, locale }: { now: Date; locale: Locale },
): AnsweringSentence | undefined {
	const opensAt = isOpenNow(now, settings) ? undefined : nextChange(now, settings);
	if (!opensAt) return undefined;
	return { key: "promise.answering", values: openingValues(opensAt, { now, locale, zone: settings.hours.zone }) };
}

function openingValues(
	opensAt: Date,
	{ now, locale, zone }: { now: Date; locale: Locale; zone: string },
): Readonly<Record<string, string>> {
	return {
		zone: zoneWord(zone),
		day: dayWord(opensAt, { now, zone }),
		date: dateText(opensAt, locale, zone),
		from: clockText(opensAt, locale, zone),
	};
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
