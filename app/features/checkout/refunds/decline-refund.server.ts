import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockRefunded } from "../ledger/lock-order.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";

/** Staff: a refund that was asked for, or failed at the bank, is not carried out; the order is again what its payments make it. */
export async function declineRefund(
	db: Database,
	{ refundId, by, reason }: { refundId: string; by: string; reason: string },
	deps: CheckoutDeps,
): Promise<Result<undefined, "refundUnknown" | "refundClosed">> {
	return inTransaction(db, async (transaction) => {
		const refunded = await lockRefunded(transaction, refundId);
		if (!refunded) return fail("refundUnknown");
		const { orderId } = refunded;
		const declined = await transaction
			.updateTable("refund")
			.set({
				state: "declined",
				decidedBy: by,
				failure: reason,
				...raised(deps.clock.now()),
			})
			.where("id", "=", refundId)
			.where("state", "in", ["requested", "failed"])
			.where(
				sql<boolean>`not exists (select 1 from refund_payout where refund_payout.refund_id = refund.id and refund_payout.state = 'sending')`,
			)
			.returning("id")
			.executeTakeFirst();
		if (!declined) return fail("refundClosed");
		if (orderId) await settleOrder(transaction, { orderId, by, reason }, deps);
		return succeed();
	});
}
