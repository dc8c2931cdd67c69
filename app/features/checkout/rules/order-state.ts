import type { OrderState } from "../../../../database/order-types.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";

export const ORDER_EVENTS = [
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
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * Every move an order can make; what is not here does not happen. Money that has arrived wins over everything that was decided
 * without it: an order that was cancelled or has expired becomes paid. A refund that was declined or failed leads back to what
 * the sums say (`settle`, `pay_part`, `refund_part` from `refund_requested`).
 */
export const ORDER_MOVES: Readonly<Record<OrderEvent, Readonly<Partial<Record<OrderState, OrderState>>>>> = {
	place: { draft: "awaiting_payment" },
	settle: {
		draft: "paid",
		awaiting_payment: "paid",
		part_paid: "paid",
		instalment_pending: "paid",
		instalment_approved: "paid",
		instalment_refused: "paid",
		cancelled: "paid",
		expired: "paid",
		refund_requested: "paid",
	},
	pay_part: {
		awaiting_payment: "part_paid",
		instalment_pending: "part_paid",
		instalment_approved: "part_paid",
		instalment_refused: "part_paid",
		cancelled: "part_paid",
		expired: "part_paid",
		refund_requested: "part_paid",
	},
	apply: { awaiting_payment: "instalment_pending", instalment_refused: "instalment_pending" },
	approve: {
		awaiting_payment: "instalment_approved",
		instalment_pending: "instalment_approved",
		instalment_refused: "instalment_approved",
	},
	refuse: {
		awaiting_payment: "instalment_refused",
		instalment_pending: "instalment_refused",
		instalment_approved: "instalment_refused",
	},
	withdraw: {
		instalment_pending: "awaiting_payment",
		instalment_approved: "awaiting_payment",
		instalment_refused: "awaiting_payment",
	},
	cancel: {
		draft: "cancelled",
		awaiting_payment: "cancelled",
		instalment_pending: "cancelled",
		instalment_refused: "cancelled",
	},
	expire: {
		draft: "expired",
		awaiting_payment: "expired",
		instalment_pending: "expired",
		instalment_approved: "expired",
		instalment_refused: "expired",
	},
	ask_refund: { paid: "refund_requested", part_paid: "refund_requested", part_refunded: "refund_requested" },
	refund_part: { paid: "part_refunded", part_paid: "part_refunded", refund_requested: "part_refunded" },
	refund_all: {
		paid: "refunded",
		part_paid: "refunded",
		part_refunded: "refunded",
		refund_requested: "refunded",
	},
};

/** Where an event leads from a state; undefined when it leads nowhere. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
	return ORDER_MOVES[event][state];
}

/** States in which a placed order waits for its first money. */
export const WAITING_STATES = [
	"awaiting_payment",
	"instalment_pending",
	"instalment_approved",
	"instalment_refused",
] as const satisfies readonly OrderState[];

/** States in which an order may be paid. */
export const PAYABLE_STATES = [...WAITING_STATES, "part_paid"] as const;

/** States in which an order waits for money that may never come. */
export const EXPIRABLE_STATES = ["draft", ...WAITING_STATES] as const;

/** States in which an order ended without its money; what comes all the same makes it a paid one. */
export const ENDED_STATES = ["cancelled", "expired"] as const satisfies readonly OrderState[];

/** States in which the school has been paid at least a part. */
export const PAID_STATES = [
	"paid",
	"part_paid",
	"refund_requested",
	"part_refunded",
	"refunded",
] as const satisfies readonly OrderState[];

/** States in which an order is to be taught: it waits for money or has it, and has not ended. */
export const LIVE_STATES = [
	...PAYABLE_STATES,
	"paid",
	"refund_requested",
	"part_refunded",
] as const satisfies readonly OrderState[];

/** Whether a state is one of a list of this file, known to the compiler. */
export function isIn<State extends OrderState>(state: OrderState, states: readonly State[]): state is State {
	return isOneOf(states, state);
}
