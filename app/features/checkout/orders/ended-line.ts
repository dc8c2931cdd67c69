import type { EndReason } from "./judge-leaving.ts";

/** What the history of an order keeps of a line whose learner has left. */
export type EndedLine = {
	readonly lineId: string;
	readonly course: string;
	/** The day from which it counts, `YYYY-MM-DD`. */
	readonly on: string;
	/** Why nothing goes back. */
	readonly why: EndReason;
};
