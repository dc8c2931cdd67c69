/** What is going on in the window; times are milliseconds. */
export type VisitorState = {
	readonly wasOffered: boolean;
	readonly isVisible: boolean;
	/** Something lies over the page or asks for an answer: a dialog, an open menu, the question about cookies. */
	readonly isOverlaid: boolean;
	/** A control has the focus, or something was typed on this page. */
	readonly isFillingIn: boolean;
	readonly sinceArrival: number;
	readonly sinceLastAction: number;
};

const READ_FIRST_MS = 30_000;
const PAUSE_MS = 5_000;

/** Once in this browser, to somebody who has read for a while and is doing nothing at the moment. */
export function mayOfferBonus(state: VisitorState): boolean {
	if (state.wasOffered || !state.isVisible || state.isOverlaid || state.isFillingIn) return false;
	return state.sinceArrival >= READ_FIRST_MS && state.sinceLastAction >= PAUSE_MS;
}
