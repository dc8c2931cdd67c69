import type { OrderPlan } from "../../../../database/order-types.ts";
import { isCapturedPayment } from "./payment-state.ts";
import { isInstalmentType, lenderOf } from "./payment-terms.ts";
import type { OrderFacts } from "./settle-facts.ts";

/**
 * Whether the plan that an order has tells how it is paid, or how it was to be. Whoever applies for a credit in one tab and pays by card
 * in another has a plan that nobody pays by. `isSettled`: money has come, and none is to come any more.
 */
export function isPaidByPlan(
	{ lender }: Pick<OrderPlan, "lender">,
	{ isSettled, attempts }: Pick<OrderFacts, "attempts"> & { readonly isSettled: boolean },
): boolean {
	if (!isSettled) return true;
	return attempts.some(
		({ paymentType, state: reached, amount, excess }) =>
			isInstalmentType(paymentType) &&
			lenderOf(paymentType) === lender &&
			isCapturedPayment(reached) &&
			excess < amount,
	);
}
