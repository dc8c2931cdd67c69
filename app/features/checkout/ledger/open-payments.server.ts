import type { ExpressionBuilder, Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { OPEN_PAYMENT_STATES } from "../rules/payment-state.ts";

/** True while money for the order may still come without anybody beginning anew. */
export async function hasOpenPayment(db: Transaction<Schema>, orderId: string): Promise<boolean> {
	const open = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("state", "in", [...OPEN_PAYMENT_STATES])
		.select("id")
		.executeTakeFirst();
	return open !== undefined;
}

/**
 * A card of an attempt begun after `moment` that was declined: that does not close the bank's page. Another card may be tried there, and
 * its notification may be lost.
 */
export function isDeclinedSince(eb: ExpressionBuilder<Schema, "payment">, moment: Date) {
	return eb.and([
		eb("state", "=", "failed"),
		eb("paymentType", "in", ["card_ru", "card_foreign"]),
		eb("redirectUrl", "is not", null),
		eb("createdAt", ">", moment),
	]);
}
