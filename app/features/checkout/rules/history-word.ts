import type { OrderView } from "../order-view.ts";
import type { OrderEvent } from "./order-state.ts";
import { isRefundDecline } from "./refund-decline.ts";

/** Events of an order's history that its owner is told of, under `history.events` in the words of the order page. */
export const HISTORY_WORDS = [
	"place",
	"settle",
	"pay_part",
	"apply",
	"approve",
	"refuse",
	"withdraw",
	"cancel",
	"expire",
	"ask_refund",
	"refund_part",
	"refund_all",
	"payment_failed",
	"payment_type_changed",
	"plan_changed",
	"place_lost",
	"overpaid",
	"refund_failed",
	"refunded_at_bank",
	"lessons_taken",
	"refund_declined",
] as const satisfies readonly (OrderEvent | string)[];
export type HistoryWord = (typeof HISTORY_WORDS)[number];

/** The word of an event; undefined for notes that are for staff alone. */
export function historyWord(event: OrderView["history"][number]): HistoryWord | undefined {
	if (isRefundDecline(event)) return "refund_declined";
	return HISTORY_WORDS.find((word) => word === event.event);
}
