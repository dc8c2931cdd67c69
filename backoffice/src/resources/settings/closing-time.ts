/** The end of a working day at midnight: stored as 24:00, while a time input can only say 00:00, the first minute of a day. */
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
