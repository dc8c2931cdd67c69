import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { type BankDeps, passStep } from "./checkout-deps.ts";
import { askBank } from "./ledger/ask-bank.server.ts";
import { endOrder } from "./ledger/end-order.server.ts";
import { findOrderId, type OrderName } from "./ledger/find-order.server.ts";
import { lockOrder } from "./ledger/lock-order.server.ts";
import { shutAttempt } from "./ledger/shut-attempt.server.ts";
import { nextOrderState } from "./rules/order-state.ts";
import { OPEN_PAYMENT_STATES } from "./rules/payment-state.ts";

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
	await shutPages(db, orderId, deps);
	const { by, reason } = cancellation;
	const isCancelled = await inTransaction(db, async (transaction) => {
		const order = await lockOrder(transaction, orderId);
		if (order?.state === "cancelled") return true;
		// Money that a bank keeps ready for us, or a credit that it has approved, is decided there.
		if (order && (await isAuthorized(transaction, order.id))) return false;
		const move = { event: "cancel", by, reason } as const;
		const isEnded = order !== undefined && (await endOrder(transaction, { order, move, deps }));
		await passStep(deps, "cancel.written");
		return isEnded;
	});
	await passStep(deps, "cancel.committed");
	return isCancelled ? succeed(undefined) : fail("orderNotCancellable");
}

async function shutPages(db: Database, orderId: string, deps: BankDeps): Promise<void> {
	const order = await db.selectFrom("courseOrder").where("id", "=", orderId).select("state").executeTakeFirst();
	if (!order || !nextOrderState(order.state, "cancel")) return;
	const open = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("state", "in", [...OPEN_PAYMENT_STATES])
		.where("state", "<>", "authorized")
		.selectAll()
		.execute();
	for (const payment of open) {
		const shut = await shutAttempt(db, { payment, state: "cancelled", failure: "order_cancelled" }, deps);
		// A bank that refuses may have been paid a moment ago: then there is nothing to cancel.
		if (shut === "refused") await askBank(db, payment, deps);
	}
}

async function isAuthorized(db: Database, orderId: string): Promise<boolean> {
	const payment = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("state", "=", "authorized")
		.select("id")
		.executeTakeFirst();
	return payment !== undefined;
}
