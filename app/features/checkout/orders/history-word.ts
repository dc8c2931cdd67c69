import { ORDER_EVENTS } from "../rules/order-state.ts";
import { isRefundDecline } from "../rules/refund-decline.ts";
import type { OrderView } from "./order-view.ts";

/** Events of an order's history that its owner is told of, under `history.events` in the words of the order page. */
export const HISTORY_WORDS = [
	...ORDER_EVENTS,
	"payment_failed",
	"payment_type_changed",
	"plan_changed",
	"place_lost",
	"start_chosen",
	"start_moved",
	"overpaid",
	"refund_failed",
	"refunded_at_bank",
	"lessons_taken",
	"refund_declined",
	"line_ended",
] as const;
export type HistoryWord = (typeof HISTORY_WORDS)[number];

/** The word of an event; undefined for notes that are for staff alone. */
export function historyWord(event: OrderView["history"][number]): HistoryWord | undefined {
	if (isRefundDecline(event)) return "refund_declined";
	// Nothing was paid for what was free when it was placed.
	if (event.event === "settle" && event.from === "draft") return "place";
	return HISTORY_WORDS.find((word) => word === event.event);
}

/** Who writes codes into the history of an order; any other author is a member of staff, who writes in words. */
export const KNOWN_ACTORS = ["customer", "bank", "clock"] as const;
/** Events whose reason was written by people for people, or is a code that the page says in words; other reasons are notes of programs. */
const TOLD_REASONS: readonly HistoryWord[] = [
	"ask_refund",
	"refund_declined",
	"lessons_taken",
	"place_lost",
	"start_chosen",
	"start_moved",
	"payment_failed",
];

/** An event of the history as its owner is shown it: without names of staff, and without notes that are not for the customer. */
export type ToldEvent = {
	readonly word: HistoryWord;
	readonly by: (typeof KNOWN_ACTORS)[number] | "staff";
	readonly reason: string | null;
	readonly at: Date;
};

export function tellHistory(history: OrderView["history"]): ToldEvent[] {
	return history.flatMap((event) => {
		const word = historyWord(event);
		if (!word) return [];
		const by = KNOWN_ACTORS.find((actor) => actor === event.by) ?? "staff";
		return [{ word, by, reason: reasonOf(word, event), at: event.at }];
	});
}

/** Why staff let a learner go is theirs; which course it was is not. */
function reasonOf(word: HistoryWord, { reason, course }: OrderView["history"][number]): string | null {
	if (word === "line_ended") return course ?? null;
	return TOLD_REASONS.includes(word) ? reason : null;
}
