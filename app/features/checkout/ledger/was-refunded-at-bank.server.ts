import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Asked = { readonly orderId: string | null; readonly invoiceId: string | null; readonly createdAt: Date };

/**
 * Whether money of the same order, or of an invoice without one, went back in the bank's own office since a refund was asked for. That
 * may have been this very refund, so it must not be made again: staff decline it, and ask for what is still owed.
 */
export async function wasRefundedAtBank(
	db: Transaction<Schema>,
	{ orderId, invoiceId, createdAt }: Asked,
): Promise<boolean> {
	const found = await db
		.selectFrom("refund")
		.where("kind", "=", "at_bank")
		.where("createdAt", ">=", createdAt)
		.where(
			sql<SqlBool>`(order_id = ${orderId}::uuid or (${orderId}::uuid is null and order_id is null and invoice_id = ${invoiceId}::uuid))`,
		)
		.select("id")
		.executeTakeFirst();
	return found !== undefined;
}
