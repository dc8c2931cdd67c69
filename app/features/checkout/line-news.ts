import type { WrittenStart } from "../../shared/start-time.ts";

/**
 * Why a customer who leaves gets nothing back: nothing was paid, what was due has gone back, or what was paid is used up by the other lines
 * of the order, by lessons given, or by those and the costs.
 */
export type EndReason = "free" | "returned" | "carried" | "costs" | "used";

/** What the history of an order keeps of a line whose learner has left. */
export type EndedLine = {
	readonly lineId: string;
	readonly course: string;
	/** The day from which it counts, `YYYY-MM-DD`. */
	readonly on: string;
	/** Why nothing goes back. */
	readonly why: EndReason;
};

/** What the history of an order keeps of a line whose group was moved to another time. */
export type MovedLine = { readonly lineId: string; readonly from: WrittenStart; readonly to: WrittenStart };

/** What the history keeps of the news about lines. */
export type LineNews = {
	readonly start_chosen: { readonly lineId: string; readonly from: string | null; readonly to: string };
	readonly start_moved: { readonly moves: readonly MovedLine[] };
	readonly line_ended: EndedLine;
};
