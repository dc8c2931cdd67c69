/** Soft hyphens, zero-width spaces, direction marks: pasted along with a text, invisible. Joiners are part of some scripts. */
const UNSEEN = /(?!\u200c|\u200d)\p{Cf}/gu;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/gu;

/** A line of text as a person typed it: without invisible characters (PostgreSQL refuses NUL), with single spaces, trimmed. */
export function typedLine(typed: string): string {
	return typed.toWellFormed().replace(UNSEEN, "").replace(CONTROL, " ").replace(/\s+/gu, " ").trim();
}

/** The same for several lines: ends of line become `\n`, as the browser counts them against `maxlength`. */
export function typedText(typed: string): string {
	return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSEEN, "").replace(CONTROL_BUT_LINES, "").trim();
}
