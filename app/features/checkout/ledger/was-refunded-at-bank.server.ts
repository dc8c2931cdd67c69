import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/**
 * Whether money of the order went back in the bank's own office since a refund was asked for. That may have been this very refund, so it
 * must not be made again: staff decline it, and ask for what is still owed.
 */
export async function wasRefundedAtBank(
	db: Transaction<Schema>,
	{ orderId, since }: { orderId: string; since: Date },
): Promise<boolean> {
	const found = await db
		.selectFrom("refund")
		.where("orderId", "=", orderId)
		.where("kind", "=", "at_bank")
		.where("createdAt", ">=", since)
		.select("id")
		.executeTakeFirst();
	return found !== undefined;
}
