import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { ATTEMPT_LIFE_MS } from "../rules/payment-terms.ts";
import { extendOrder } from "./extend-order.server.ts";
import type { PaymentRow } from "./lock-order.server.ts";

type Approved = Pick<PaymentRow, "orderId" | "paymentType" | "state">;

/**
 * What the bank has approved keeps the order and its places for as long as it stands: the customer may sign days later, and is told
 * that the place waits. The caller has locked the order.
 */
export async function holdApproved(
	db: Transaction<Schema>,
	{ orderId, paymentType, state }: Approved,
	now: Date,
): Promise<void> {
	if (!orderId || state !== "authorized") return;
	await extendOrder(db, orderId, new Date(now.getTime() + ATTEMPT_LIFE_MS[paymentType]));
}
