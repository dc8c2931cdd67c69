import type { Database } from "../../../../database/open-database.server.ts";
import type { Owner } from "../receipts/settle-closing-receipt.server.ts";

/** Whether a refund is of this order, or of this invoice without one. */
export async function isRefundOf(db: Database, owner: Owner, refundId: string): Promise<boolean> {
	const row = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where((eb) =>
			"orderId" in owner
				? eb("orderId", "=", owner.orderId)
				: eb.and([eb("invoiceId", "=", owner.invoiceId), eb("orderId", "is", null)]),
		)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
