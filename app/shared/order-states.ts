/** How far an order has come. */
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

/** How far an invoice that staff wrote has come. */
export const INVOICE_STATES = ["open", "part_paid", "paid", "cancelled"] as const;

/** Refunds that somebody asked for or decided on. */
export const ASKED_REFUNDS = ["full", "lessons", "by_hand"] as const;

/** Refunds that nobody asked for: their reason is their kind. */
export const UNASKED_REFUNDS = ["excess", "at_bank"] as const;
