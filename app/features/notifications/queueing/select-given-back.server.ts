import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isOfPayable, type Payable } from "../../checkout/ledger/is-of-payable.server.ts";

/**
 * The latest refund of an order, or of an invoice without one, in minor units; undefined while there is none. A surplus that was paid twice
 * goes back separately and is announced by itself.
 */
export async function selectGivenBack(db: Transaction<Schema>, payable: Payable): Promise<number | undefined> {
	const refund = await db
		.selectFrom("refund")
		.where(isOfPayable(payable))
		.where("state", "=", "done")
		.where("kind", "<>", "excess")
		.orderBy("updatedAt", "desc")
		.orderBy("createdAt", "desc")
		.select("amount")
		.executeTakeFirst();
	return refund?.amount;
}
