import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { isOfPayable, type Payable } from "../ledger/is-of-payable.server.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { noteOrder } from "../ledger/move-order.server.ts";
import { hasUnconfirmedReceipt } from "./unconfirmed-receipt.server.ts";

type Settled = Payable & {
	readonly paymentId: string;
	/** What the bank's own office shows: the receipt is there, or it is not and goes out with the next run. */
	readonly hasGone: boolean;
	readonly by: string;
};

/** Staff: whether a closing receipt whose confirmation was lost went out. */
export async function settleClosingReceipt(
	db: Database,
	{ paymentId, hasGone, by, ...payable }: Settled,
	{ clock }: Pick<CheckoutDeps, "clock">,
): Promise<Result<undefined, "receiptSettled">> {
	return inTransaction(db, async (transaction) => {
		const now = clock.now();
		const order = payable.orderId ? await lockOrder(transaction, payable.orderId) : undefined;
		const settled = await transaction
			.updateTable("payment")
			.set(({ ref }) =>
				hasGone ? { closingReceiptAt: ref("closingReceiptAskedAt") } : { closingReceiptAskedAt: null },
			)
			.where("id", "=", paymentId)
			.where(isOfPayable(payable))
			.where(hasUnconfirmedReceipt(sql`${now}::timestamptz`))
			.returning("id")
			.executeTakeFirst();
		if (!settled) return fail("receiptSettled");
		if (!order) return succeed();
		await noteOrder(transaction, order, { event: hasGone ? "receipt_recorded" : "receipt_repeated", by, now });
		return succeed();
	});
}
