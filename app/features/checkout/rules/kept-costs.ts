import type { RefundFormula, RefundState } from "../../../../database/order-types.ts";

type CountedRefund = { readonly state: RefundState; readonly formula: Pick<RefundFormula, "costs"> };

/**
 * The documented costs that the refunds of an order have taken off so far, in minor units: each formula includes the costs of the refunds
 * before it. A declined refund has taken off nothing.
 */
export function keptCosts(refunds: readonly CountedRefund[]): number {
	return Math.max(0, ...refunds.filter(({ state }) => state !== "declined").map(({ formula }) => formula.costs));
}
