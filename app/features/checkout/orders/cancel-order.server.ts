import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isAuthorized, shutPages } from "../attempts/shut-pages.server.ts";
import { type BankDeps, passStep } from "../checkout-deps.ts";
import { endOrder } from "../ledger/end-order.server.ts";
import { findOrderId, type OrderName } from "../ledger/find-order.server.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { nextOrderState } from "../rules/order-state.ts";

export type Cancellation = OrderName & { readonly by: string; readonly reason?: string };
export type CancelRefusal = "orderUnknown" | "orderNotCancellable";

/**
 * Cancels an order that is not paid: pages of banks that are still open are shut first, then its code and its places are free again.
 * A customer who pays all the same, where a bank could not shut its page, has a paid order.
 */
export async function cancelOrder(
	db: Database,
	cancellation: Cancellation,
	deps: BankDeps,
): Promise<Result<undefined, CancelRefusal>> {
	const orderId = await findOrderId(db, cancellation);
	if (!orderId) return fail("orderUnknown");
	if (await mayBeCancelled(db, orderId)) await shutPages(db, { orderId, failure: "order_cancelled" }, deps);
	const { by, reason } = cancellation;
	const isCancelled = await inTransaction(db, async (transaction) => {
		const order = await lockOrder(transaction, orderId);
		if (order?.state === "cancelled") return true;
		// Money that a bank keeps ready for us, or a credit that it has approved, is decided there.
		if (order && (await isAuthorized(transaction, { orderId: order.id }))) return false;
		const move = { event: "cancel", by, reason } as const;
		const isEnded = order !== undefined && (await endOrder(transaction, { order, move }, deps));
		await passStep(deps, "cancel.written");
		return isEnded;
	});
	await passStep(deps, "cancel.committed");
	return isCancelled ? succeed() : fail("orderNotCancellable");
}

async function mayBeCancelled(db: Database, orderId: string): Promise<boolean> {
	const order = await db.selectFrom("courseOrder").where("id", "=", orderId).select("state").executeTakeFirst();
	return order !== undefined && nextOrderState(order.state, "cancel") !== undefined;
}
