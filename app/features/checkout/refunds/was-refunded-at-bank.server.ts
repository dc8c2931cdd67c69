import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isOfPayable, type Payable } from "../ledger/is-of-payable.server.ts";

/**
 * Whether money of the same order, or of an invoice without one, went back in the bank's own office since a refund was asked for. That
 * may have been this very refund, so it must not be made again: staff decline it, and ask for what is still owed.
 */
export async function wasRefundedAtBank(
	db: Transaction<Schema>,
	{ createdAt, ...payable }: Payable & { readonly createdAt: Date },
): Promise<boolean> {
	const found = await db
		.selectFrom("refund")
		.where("kind", "=", "at_bank")
		.where("createdAt", ">=", createdAt)
		.where(isOfPayable(payable))
		.select("id")
		.executeTakeFirst();
	return found !== undefined;
}
