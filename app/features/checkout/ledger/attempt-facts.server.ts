import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { AttemptFacts } from "../rules/settle-facts.ts";

/** The attempts of an order, oldest first, also those of its invoices; `refunded` is without what was paid twice. */
export async function selectAttemptFacts(db: Database, orderId: string): Promise<AttemptFacts[]> {
	const rows = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.orderBy("createdAt")
		.orderBy("attempt")
		.select(["paymentType", "state", "redirectUrl", "amount", "excess"])
		.select(
			sql<number>`(select coalesce(sum(refund_payout.amount), 0)::int from refund_payout
				join refund on refund.id = refund_payout.refund_id
				where refund_payout.payment_id = payment.id and refund_payout.state = 'done' and refund.kind <> 'excess')`.as(
				"refunded",
			),
		)
		.execute();
	return rows.map(({ redirectUrl, ...row }, index) => ({ ...row, attempt: index + 1, isAtBank: redirectUrl !== null }));
}
