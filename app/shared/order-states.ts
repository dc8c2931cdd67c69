/** The states of an order. */
export const ORDER_STATES = [
	"draft",
	"awaiting_payment",
	"paid",
	"part_paid",
	"instalment_pending",
	"instalment_approved",
	"instalment_refused",
	"cancelled",
	"expired",
	"refund_requested",
	"part_refunded",
	"refunded",
] as const;

/** The states of an invoice that staff wrote. */
export const INVOICE_STATES = ["open", "part_paid", "paid", "cancelled"] as const;

/** Refunds that someone asked for or decided on. */
export const ASKED_REFUNDS = ["full", "lessons", "by_hand"] as const;

/** Refunds that nobody asked for: their kind is also their reason. */
export const UNASKED_REFUNDS = ["excess", "at_bank"] as const;
