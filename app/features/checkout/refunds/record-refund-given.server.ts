import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockPayment, lockRefunded, type PaymentRow } from "../ledger/lock-order.server.ts";
import { recordPayoutDone } from "../ledger/record-refunded.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import { wasRefundedAtBank } from "./was-refunded-at-bank.server.ts";

/**
 * Staff: a refund that the bank would not make by itself was made in the bank's own office, as with a credit that has been paid out.
 * `refundedAtBank`: the bank has told of a refund itself in the meantime, so there is nothing to write down but to decline.
 */
export async function recordRefundGiven(
	db: Database,
	{ refundId, by }: { refundId: string; by: string },
	deps: CheckoutDeps,
): Promise<Result<undefined, "refundUnknown" | "refundClosed" | "refundedAtBank">> {
	return inTransaction(db, async (transaction) => {
		const refunded = await lockRefunded(transaction, refundId);
		if (!refunded) return fail("refundUnknown");
		const { orderId } = refunded;
		const refund = await transaction
			.selectFrom("refund")
			.where("id", "=", refundId)
			.where("state", "=", "failed")
			.select(["orderId", "invoiceId", "createdAt"])
			.forNoKeyUpdate()
			.executeTakeFirst();
		if (!refund) return fail("refundClosed");
		if (await wasRefundedAtBank(transaction, refund)) return fail("refundedAtBank");
		const payouts = await transaction
			.selectFrom("refundPayout")
			.where("refundId", "=", refundId)
			.where("state", "=", "failed")
			.orderBy("createdAt")
			.select(["id", "paymentId", "amount"])
			.execute();
		const gone: { id: string; payment: PaymentRow }[] = [];
		for (const { id, paymentId, amount } of payouts) {
			const payment = await lockPayment(transaction, paymentId);
			if (!payment || payment.refunded + amount > payment.amount) return fail("refundedAtBank");
			gone.push({ id, payment });
		}
		await transaction.updateTable("refund").set({ decidedBy: by }).where("id", "=", refundId).execute();
		for (const { id, payment } of gone) await recordPayoutDone(transaction, { payoutId: id, payment }, deps);
		// It is the bank that has carried it out: for everybody else this would be a refund that was declined.
		if (orderId) await settleOrder(transaction, { orderId, by: "bank" }, deps);
		return succeed();
	});
}
