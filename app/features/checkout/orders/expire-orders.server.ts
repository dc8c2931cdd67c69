import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import { type CheckoutDeps, passStep } from "../checkout-deps.ts";
import { endOrder } from "../ledger/end-order.server.ts";
import { HAS_OPEN_PAYMENT, hasOpenPayment } from "../ledger/open-payments.server.ts";
import { EXPIRABLE_STATES } from "../rules/order-state.ts";

/** Orders a run looks at; the rest waits for the next one. */
const BATCH = 200;

/**
 * Ends orders whose time is over, each in a transaction of its own: codes and places are free again. An order with a payment that may
 * still come waits until the bank, or the life of the attempt, has decided.
 * @returns how many expired.
 */
export async function expireOrders(db: Database, deps: CheckoutDeps): Promise<number> {
	const now = deps.clock.now();
	const due = await db
		.selectFrom("courseOrder")
		.where("expiresAt", "<=", now)
		.where("state", "in", [...EXPIRABLE_STATES])
		.where(({ not }) => not(HAS_OPEN_PAYMENT))
		.orderBy("expiresAt")
		.limit(BATCH)
		.select("id")
		.execute();
	return eachRow(
		due,
		async ({ id }) => {
			const isExpired = await inTransaction(db, async (transaction) => {
				const order = await transaction
					.selectFrom("courseOrder")
					.where("id", "=", id)
					.selectAll()
					.forNoKeyUpdate()
					.skipLocked()
					.executeTakeFirst();
				// Looked at again under the lock: a payment may have begun since.
				if (!order?.expiresAt || order.expiresAt > now || (await hasOpenPayment(transaction, id))) return false;
				const move = { event: "expire", by: "clock" } as const;
				const isEnded = await endOrder(transaction, { order, move }, deps);
				await passStep(deps, "expire.written");
				return isEnded;
			});
			await passStep(deps, "expire.committed");
			return isExpired;
		},
		{ log: deps.log, what: "order" },
	);
}
