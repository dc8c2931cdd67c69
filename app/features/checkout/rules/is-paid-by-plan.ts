import type { OrderPlan } from "../../../../database/order-types.ts";
import { isIn, PAID_STATES } from "./order-state.ts";
import { isCapturedPayment } from "./payment-state.ts";
import { isInstalmentType, lenderOf } from "./payment-terms.ts";
import type { OrderFacts } from "./settle-facts.ts";

/**
 * Whether the plan that an order has tells how it is paid, or how it was to be. Whoever applies for a credit in one tab and pays by card
 * in another has a plan that nobody pays by.
 */
export function isPaidByPlan(
	{ lender }: Pick<OrderPlan, "lender">,
	{ state, attempts }: Pick<OrderFacts, "state" | "attempts">,
): boolean {
	if (!isIn(state, PAID_STATES) || state === "part_paid") return true;
	return attempts.some(
		({ paymentType, state: reached, amount, excess }) =>
			isInstalmentType(paymentType) &&
			lenderOf(paymentType) === lender &&
			isCapturedPayment(reached) &&
			excess < amount,
	);
}
