import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isOfPayable, type Payable } from "../ledger/is-of-payable.server.ts";
import { KEPT_STATES } from "../rules/payment-state.ts";

/**
 * The payments that a refund goes back through, the newest first, with what each has `left` to give, minor units: without what was paid
 * twice, which goes back by a refund of its own, or waits to when that failed.
 */
export function selectRefundable(db: Transaction<Schema>, payable: Payable) {
	return db
		.selectFrom("payment")
		.where(isOfPayable(payable))
		.where("state", "in", KEPT_STATES)
		.orderBy("capturedAt", "desc")
		.selectAll("payment")
		.select(
			sql<number>`greatest(0, payment.amount - payment.excess - (select coalesce(sum(refund_payout.amount), 0)::int
				from refund_payout join refund on refund.id = refund_payout.refund_id
				where refund_payout.payment_id = payment.id and refund_payout.state <> 'failed' and refund.kind <> 'excess'))`.as(
				"left",
			),
		)
		.execute();
}
