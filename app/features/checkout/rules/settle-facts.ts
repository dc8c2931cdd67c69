import type { OrderState } from "../../../../database/order-types.ts";
import type { PaymentState, PaymentType } from "../../payments/provider.ts";
import { isIn, type OrderEvent, PAID_STATES } from "./order-state.ts";
import { isCapturedPayment, isOpenPayment } from "./payment-state.ts";
import { isInstalmentType } from "./payment-terms.ts";

/** One attempt as the order's state depends on it; amounts in minor units. */
export type AttemptFacts = {
	readonly attempt: number;
	readonly paymentType: PaymentType;
	readonly state: PaymentState;
	/** False until the customer can go to the bank with it: an attempt whose answer was lost has been refused by nobody. */
	readonly isAtBank: boolean;
	readonly amount: number;
	/** What of the amount was paid though nothing was owed. */
	readonly excess: number;
	/** What of the rest has gone back. */
	readonly refunded: number;
};

export type OrderFacts = {
	readonly state: OrderState;
	readonly total: number;
	readonly attempts: readonly AttemptFacts[];
	/** A refund of the order has been asked for and is neither done nor declined. */
	readonly hasOpenRefund: boolean;
};

/** What has come in for the order, without what was paid twice. */
export function capturedSum(attempts: readonly AttemptFacts[]): number {
	return attempts
		.filter(({ state }) => isCapturedPayment(state))
		.reduce((sum, { amount, excess }) => sum + amount - excess, 0);
}

/** What has gone back of it. */
export function refundedSum(attempts: readonly AttemptFacts[]): number {
	return attempts.reduce((sum, { refunded }) => sum + refunded, 0);
}

/**
 * The next event that the facts call for; undefined when the state already agrees with them. It looks at all facts at once and never at
 * what has just changed, so the order of reports does not matter.
 */
export function nextOrderEvent(facts: OrderFacts): OrderEvent | undefined {
	const captured = capturedSum(facts.attempts);
	if (captured === 0) return isIn(facts.state, PAID_STATES) ? undefined : nextInstalmentEvent(facts);
	const paidEvent = captured >= facts.total ? "settle" : "pay_part";
	if (!isIn(facts.state, PAID_STATES)) return paidEvent;
	const refunded = refundedSum(facts.attempts);
	if (refunded >= captured) return facts.state === "refunded" ? undefined : "refund_all";
	if (facts.hasOpenRefund) return undefined;
	if (refunded > 0) return facts.state === "part_refunded" ? undefined : "refund_part";
	if (facts.state === "part_paid") return paidEvent === "settle" ? "settle" : undefined;
	return facts.state === "refund_requested" ? paidEvent : undefined;
}

/** The application that counts is the newest that a bank has, unless the customer has begun to pay otherwise since. */
function nextInstalmentEvent({ state, attempts }: OrderFacts): OrderEvent | undefined {
	const newestFirst = attempts.toSorted((left, right) => right.attempt - left.attempt);
	const applications = newestFirst.filter(({ paymentType, isAtBank }) => isInstalmentType(paymentType) && isAtBank);
	if (applications.some((application) => application.state === "authorized")) {
		return state === "instalment_approved" ? undefined : "approve";
	}
	const open = applications.find((application) => isOpenPayment(application.state));
	if (open) return state === "instalment_pending" ? undefined : "apply";
	const isOtherwise = newestFirst.some(
		({ paymentType, attempt, isAtBank }) =>
			isAtBank && !isInstalmentType(paymentType) && attempt > (applications[0]?.attempt ?? 0),
	);
	if (applications[0]?.state === "failed" && !isOtherwise) {
		return state === "instalment_refused" ? undefined : "refuse";
	}
	const isWaitingForBank =
		state === "instalment_pending" || state === "instalment_approved" || state === "instalment_refused";
	return isWaitingForBank ? "withdraw" : undefined;
}
