import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { answerWay, type Messenger } from "../../../shared/messengers.ts";
import { clockText, dateText, dayWord, zoneWord } from "./call-moment.server.ts";
import type { CallPromise } from "./promise-time.server.ts";

export type PromiseSentence = {
	/** A key of this folder's words, which hang under `promise`. */
	readonly key: `promise.${"within" | "window"}${"" | "Both" | "Apart"}`;
	readonly values: Readonly<Record<string, string>>;
};

type SaidPromise = Pick<CallPromise, "opensAt" | "respondBy">;

type Listener = {
	readonly now: Date;
	readonly locale: Locale;
	readonly schoolZone: string;
	/** The visitor's IANA zone, where known and valid. */
	readonly visitorZone?: string | null;
	/** Where he chose to be answered: the manager calls, or writes. */
	readonly channel: Messenger;
};

/**
 * The promise as a message: `within` is "today by 14:20", `window` is "tomorrow from 9:00 to 9:15".
 * Where the visitor's clocks show another time at that moment the sentence says both: `Both`, when his date is the school's,
 * so that "today" and "tomorrow", which are always the visitor's, mean one day; otherwise `Apart`, with a date for each.
 */
export function describePromise(promise: SaidPromise, listener: Listener): PromiseSentence {
	const { now, locale, schoolZone, channel } = listener;
	const visitorZone = listener.visitorZone ?? schoolZone;
	const moment = promise.opensAt ?? promise.respondBy;
	const form = promise.opensAt ? "window" : "within";
	const values = {
		way: answerWay(channel),
		zone: zoneWord(schoolZone),
		day: dayWord(moment, { now, zone: visitorZone }),
		date: dateText(moment, locale, schoolZone),
		...timesOf(promise, locale, schoolZone),
	};
	if (hasSameClock(promise.respondBy, schoolZone, visitorZone)) return { key: `promise.${form}`, values };
	const visitor = timesOf(promise, locale, visitorZone);
	const both = { ...values, visitorFrom: visitor.from, visitorTo: visitor.to };
	if (hasSameDate(moment, schoolZone, visitorZone)) return { key: `promise.${form}Both`, values: both };
	return { key: `promise.${form}Apart`, values: { ...both, visitorDate: dateText(moment, locale, visitorZone) } };
}

/** `to` is always respondBy; `from` is the opening that the call waits for, empty when it waits for none. */
function timesOf({ opensAt, respondBy }: SaidPromise, locale: Locale, zone: string): { from: string; to: string } {
	return { from: opensAt ? clockText(opensAt, locale, zone) : "", to: clockText(respondBy, locale, zone) };
}

/** Compared by offset, not by name: Moscow and Minsk need no second time, Moscow and Athens only in winter. */
function hasSameClock(moment: Date, one: string, other: string): boolean {
	return inZone(moment, one).offsetNanoseconds === inZone(moment, other).offsetNanoseconds;
}

function hasSameDate(moment: Date, one: string, other: string): boolean {
	return inZone(moment, one).toPlainDate().equals(inZone(moment, other).toPlainDate());
}
