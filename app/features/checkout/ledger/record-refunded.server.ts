import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { freePlaces } from "./free-places.server.ts";
import type { PaymentRow } from "./lock-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { noteOrder } from "./move-order.server.ts";
import { finishPayout, insertPayout, insertRefund, plainFormula } from "./refund-rows.server.ts";

type Recorded = { readonly payment: PaymentRow; readonly now: Date };

/**
 * A payout of ours that the bank has confirmed. Whoever was refunded by the lessons, or in full, has left: the place is free. A
 * goodwill refund leaves it.
 */
export async function recordPayoutDone(
	db: Transaction<Schema>,
	{ payoutId, payment, now }: Recorded & { payoutId: string },
): Promise<void> {
	const refund = await finishPayout(db, payoutId, now);
	if (refund?.orderId && (refund.kind === "full" || refund.kind === "lessons")) await freePlaces(db, refund.orderId);
	await countRefunded(db, { payment, now });
}

/**
 * Takes over what a bank says has gone back so far. Payouts of ours that are on their way explain it and are confirmed by the answer
 * to them alone. What nothing explains was refunded in the bank's own office: it is a payout of ours that had failed, when it is one of
 * just that sum, and else gets a row of its own, so that the rows always sum to what has gone back.
 */
export async function recordRefundedSum(
	db: Transaction<Schema>,
	{ payment, sum, now }: Recorded & { sum: number },
): Promise<void> {
	const { explained } = await db
		.selectFrom("refundPayout")
		.where("paymentId", "=", payment.id)
		.where("state", "<>", "failed")
		.select(sql<number>`coalesce(sum(amount), 0)::int`.as("explained"))
		.executeTakeFirstOrThrow();
	if (explained >= sum) return;
	const amount = sum - explained;
	const failed = await db
		.selectFrom("refundPayout")
		.where("paymentId", "=", payment.id)
		.where("state", "=", "failed")
		.where("amount", "=", amount)
		.orderBy("createdAt")
		.select("id")
		.executeTakeFirst();
	if (failed) return recordPayoutDone(db, { payoutId: failed.id, payment, now });
	await recordForeignRefund(db, { payment, amount, now });
	await countRefunded(db, { payment, now });
}

async function countRefunded(db: Transaction<Schema>, { payment, now }: Recorded): Promise<void> {
	const { refunded } = await db
		.selectFrom("refundPayout")
		.where("paymentId", "=", payment.id)
		.where("state", "=", "done")
		.select(sql<number>`coalesce(sum(amount), 0)::int`.as("refunded"))
		.executeTakeFirstOrThrow();
	if (refunded === 0) return;
	await db
		.updateTable("payment")
		.set({ refunded, state: refunded >= payment.amount ? "refunded" : "partially_refunded", updatedAt: now })
		.where("id", "=", payment.id)
		.execute();
	if (payment.invoiceId && !payment.orderId) await endReturned(db, { invoiceId: payment.invoiceId, now });
}

/** An invoice without an order whose money is all back waits for none, and nothing was paid by it: it is cancelled. */
async function endReturned(
	db: Transaction<Schema>,
	{ invoiceId, now }: { readonly invoiceId: string; readonly now: Date },
): Promise<void> {
	const returned = sql<number>`(select coalesce(sum(payout.amount), 0) from refund_payout payout
		join refund on refund.id = payout.refund_id join payment on payment.id = payout.payment_id
		where payment.invoice_id = invoice.id and payment.order_id is null and payout.state = 'done' and refund.kind <> 'excess')`;
	await db
		.updateTable("invoice")
		.set({ state: "cancelled", ...raised(now) })
		.where("id", "=", invoiceId)
		.where("state", "<>", "cancelled")
		.where("paid", ">", 0)
		.where("paid", "<=", returned)
		.execute();
}

async function recordForeignRefund(
	db: Transaction<Schema>,
	{ payment, amount, now }: Recorded & { amount: number },
): Promise<void> {
	const formula = plainFormula(amount);
	const refundId = await insertRefund(db, {
		orderId: payment.orderId,
		invoiceId: payment.invoiceId,
		kind: "at_bank",
		currency: payment.currency,
		formula,
		reason: "at_bank",
		state: "done",
		idempotencyKey: randomUUID(),
		by: "bank",
		now,
	});
	await insertPayout(db, { refundId, payment, amount, formula, state: "done", now });
	const order = payment.orderId ? await lockOrder(db, payment.orderId) : undefined;
	if (!order) return;
	await noteOrder(db, order, { event: "refunded_at_bank", by: "bank", details: { amount }, now });
}
