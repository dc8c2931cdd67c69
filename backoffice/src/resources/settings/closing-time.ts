/** The end of a day as the school keeps it, and as an input of a time can say it: there midnight is the first minute, never the last. */
const KEPT = "24:00";
const TYPED = "00:00";

/** What an input shows for the hour at which a working day ends. */
export function showClosing(kept: string): string {
	return kept === KEPT ? TYPED : kept;
}

/** What is kept for the hour that somebody typed as the end of a working day. */
export function keepClosing(typed: string): string {
	return typed === TYPED ? KEPT : typed;
}
