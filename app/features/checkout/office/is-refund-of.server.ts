import type { Database } from "../../../../database/open-database.server.ts";
import { isOfPayable, type Payable } from "../ledger/is-of-payable.server.ts";

/** Whether a refund is of this order, or of this invoice without one. */
export async function isRefundOf(db: Database, payable: Payable, refundId: string): Promise<boolean> {
	const row = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where(isOfPayable(payable))
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
