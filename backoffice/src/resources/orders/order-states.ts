import type { Tone } from "../../fields/status-chip.tsx";

export const ORDER_STATES = [
	"awaiting_payment",
	"paid",
	"part_paid",
	"instalment_pending",
	"instalment_approved",
	"instalment_refused",
	"refund_requested",
	"part_refunded",
	"refunded",
	"cancelled",
	"expired",
];

export const ORDER_TONES: Readonly<Record<string, Tone>> = {
	awaiting_payment: "warn",
	instalment_pending: "warn",
	refund_requested: "warn",
	instalment_approved: "info",
	part_paid: "info",
	paid: "success",
	instalment_refused: "danger",
};

/** What a paid line without a place in a group waits for: any of it, a first date, another group. */
export const PLACELESS = ["missing", "none", "lost"];

export const PAYMENT_TYPES = ["card_ru", "card_foreign", "instalment_tbank", "instalment_sber"];
