import { fromClockText, toClockText } from "./zoned-time.ts";

/** What is in the field while somebody types. */
export type Typed = {
	/** As the browser reports it: also empty while a part is missing. */
	readonly text: string;
	/** What the form got of it; another value in the form has come from elsewhere, and the typed text is over. */
	readonly instant: string;
	readonly isWhole: boolean;
};

type Typing = {
	readonly text: string;
	/** Whether some parts are filled in and others are not. */
	readonly isPartial: boolean;
	/** The value that the form has so far. */
	readonly instant: string;
	readonly zone: string;
};

/**
 * Typed text is accepted when it is a complete time, or empty; until then the form keeps its value and the field shows the text as it is,
 * since every digit of a year makes another year.
 */
export function typeMoment({ text, isPartial, instant, zone }: Typing): Typed {
	if (text === "" && !isPartial) return { text, instant: "", isWhole: true };
	const moment = fromClockText(text, zone);
	return { text, instant: moment ?? instant, isWhole: moment !== null };
}

/** The text of the field: what is being typed, otherwise the value of the form. */
export function showMoment(instant: string, { zone, typed }: { zone: string; typed: Typed | undefined }): string {
	return typed && isCurrent(typed, instant) ? typed.text : toClockText(instant, zone);
}

/** A time that was begun and not ended is refused, or the old one would be saved in its place. */
export function checkMoment(instant: string, typed: Typed | undefined): string | undefined {
	return typed && isCurrent(typed, instant) && !typed.isWhole ? "errors.date" : undefined;
}

const isCurrent = (typed: Typed, instant: string) => typed.instant === instant;
