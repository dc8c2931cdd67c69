import type { Transaction } from "kysely";
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
