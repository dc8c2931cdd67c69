import type { OrderState } from "../../../../database/order-types.ts";

/**
 * A refund that is declined leads an order back to what its payments make it. The bank ends a refund by carrying it out; whoever else
 * ends it declines it.
 */
export function isRefundDecline(move: {
	readonly from: OrderState | null;
	readonly to: OrderState;
	readonly by: string;
}): boolean {
	return move.from === "refund_requested" && move.to !== "refund_requested" && move.by !== "bank";
}
