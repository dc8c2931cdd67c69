import { isOneOf } from "../../../shared/is-one-of.ts";
import type { PaymentState } from "../../payments/provider.ts";

/**
 * A payment moves only towards the end of this list, so that reports may come late, early, twice and in any order: the one that
 * says most wins. Captured stands above every failure: the bank's form lets a declined customer pay with another card.
 */
export const PAYMENT_RANKS = [
	"created",
	"pending",
	"requires_3ds",
	"authorized",
	"expired",
	"failed",
	"cancelled",
	"captured",
	"partially_refunded",
	"refunded",
] as const satisfies readonly PaymentState[];

/** The state that says more, by {@link PAYMENT_RANKS}; of a late report it is the one that is stored already. */
export function laterPaymentState(left: PaymentState, right: PaymentState): PaymentState {
	return PAYMENT_RANKS.indexOf(left) >= PAYMENT_RANKS.indexOf(right) ? left : right;
}

/** States that may still end in a payment without a new attempt. */
export const OPEN_PAYMENT_STATES = [
	"created",
	"pending",
	"requires_3ds",
	"authorized",
] as const satisfies readonly PaymentState[];

/** Whether money may still come by this attempt: one of {@link OPEN_PAYMENT_STATES}. */
export function isOpenPayment(state: PaymentState): boolean {
	return isOneOf(OPEN_PAYMENT_STATES, state);
}

/**
 * The failure of an attempt whose bank did not answer, neither when it was created nor when asked about it. The bank may have it all the
 * same.
 */
export const UNANSWERED = "unanswered";

type Attempt = { readonly state: PaymentState; readonly failure: string | null };

/** Still open, but nobody waits for the bank's answer: the customer has not been on its page and may start again at once. */
export function isUnanswered({ state, failure }: Attempt): boolean {
	return isOpenPayment(state) && failure === UNANSWERED;
}

/** Its outcome may come at any moment. */
export function isAwaited(attempt: Attempt): boolean {
	return isOpenPayment(attempt.state) && !isUnanswered(attempt);
}

/** The bank said no or could not be reached: its customer is told why, and may try again. */
export function hasFailed(attempt: Attempt): boolean {
	return attempt.state === "failed" || isUnanswered(attempt);
}

/** The attempt has ended, and no money came by it. Whoever has a `created` one may stand before the bank's page. */
export const MONEYLESS_STATES = ["failed", "cancelled", "expired"] as const satisfies readonly PaymentState[];

/** The money has come, and not all of it has gone back. */
export const KEPT_STATES = ["captured", "partially_refunded"] as const satisfies readonly PaymentState[];

/** The money has come, whatever has gone back since. */
export const CAPTURED_STATES = [...KEPT_STATES, "refunded"] as const;

/** Whether money has come by this attempt, also where it went back since: one of {@link CAPTURED_STATES}. */
export function isCapturedPayment(state: PaymentState): boolean {
	return isOneOf(CAPTURED_STATES, state);
}
