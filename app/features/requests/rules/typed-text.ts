/** Soft hyphens, zero-width spaces, marks of direction: pasted along with a text, seen by nobody. Joiners are part of some scripts. */
const UNSEEN = /(?!\u200c|\u200d)\p{Cf}/gu;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/gu;

/** What a person typed in one line: without what cannot be seen (PostgreSQL refuses NUL), single spaces, trimmed. */
export function typedLine(typed: string): string {
	return typed.toWellFormed().replace(UNSEEN, "").replace(CONTROL, " ").replace(/\s+/gu, " ").trim();
}

/** The same for several lines: ends of line become `\n`, as the browser counts them against `maxlength`. */
export function typedText(typed: string): string {
	return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSEEN, "").replace(CONTROL_BUT_LINES, "").trim();
}
