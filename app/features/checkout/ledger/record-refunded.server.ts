import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { capturedSum, refundedSum } from "../rules/settle-facts.ts";
import { selectAttemptFacts } from "./attempt-facts.server.ts";
import { freePlaces } from "./free-places.server.ts";
import { IS_ALL_BACK } from "./invoice-sums.server.ts";
import { isOfPayable } from "./is-of-payable.server.ts";
import { lockOrder, type OrderRow, type PaymentRow } from "./lock-order.server.ts";
import { noteOrder, tellOrder } from "./move-order.server.ts";
import { checkAtOnce } from "./open-payments.server.ts";
import { finishPayout, insertPayout, insertRefund, plainFormula, selectKeptCosts } from "./refund-rows.server.ts";

type Recorded = { readonly payment: PaymentRow };
type RecordingDeps = Pick<CheckoutDeps, "clock" | "messages">;

/**
 * Records a payout of ours that the bank has confirmed. A customer who was refunded by lessons or in full has left, so the place becomes
 * free; a goodwill refund leaves it taken. The payer of an invoice without an order is told once the refund is done.
 */
export async function recordPayoutDone(
	db: Transaction<Schema>,
	{ payoutId, payment }: Recorded & { payoutId: string },
	deps: RecordingDeps,
): Promise<void> {
	const now = deps.clock.now();
	const refund = await finishPayout(db, payoutId, now);
	if (refund?.orderId && (refund.kind === "full" || refund.kind === "lessons")) await freePlaces(db, refund.orderId);
	await countRefunded(db, { payment, now });
	if (refund && refund.kind !== "excess") await tellPayer(db, payment, deps);
}

/**
 * Takes over the sum that a bank says has gone back so far. Payouts of ours that are under way explain it; they are confirmed only by the
 * answer to themselves. What nothing explains was refunded in the bank's own office: it is matched with a failed payout of exactly that
 * sum, or with a refund of it that was asked for and not sent yet, or else gets a row of its own, so that the rows always add up to what has
 * gone back.
 */
export async function recordRefundedSum(
	db: Transaction<Schema>,
	{ payment, sum }: Recorded & { sum: number },
	deps: RecordingDeps,
): Promise<void> {
	const now = deps.clock.now();
	const { explained } = await db
		.selectFrom("refundPayout")
		.where("paymentId", "=", payment.id)
		.where("state", "<>", "failed")
		.select(sql<number>`coalesce(sum(amount), 0)::int`.as("explained"))
		.executeTakeFirstOrThrow();
	if (explained >= sum) return;
	const amount = sum - explained;
	const payoutId = (await findFailed(db, { payment, amount })) ?? (await takeAsked(db, { payment, amount, now }));
	const order = payment.orderId ? await lockOrder(db, payment.orderId) : undefined;
	if (payoutId) {
		await recordPayoutDone(db, { payoutId, payment }, deps);
		if (order?.state === "part_refunded") await noteAtBank(db, { order, amount }, deps);
		return;
	}
	await recordForeignRefund(db, { payment, amount, now });
	await countRefunded(db, { payment, now });
	if (order) await noteAtBank(db, { order, amount }, deps);
	await tellPayer(db, payment, deps);
}

type GoneBack = Recorded & { readonly amount: number };

async function findFailed(db: Transaction<Schema>, { payment, amount }: GoneBack): Promise<string | undefined> {
	const failed = await db
		.selectFrom("refundPayout")
		.where("paymentId", "=", payment.id)
		.where("state", "=", "failed")
		.where("amount", "=", amount)
		.orderBy("createdAt")
		.select("id")
		.executeTakeFirst();
	return failed?.id;
}

/** Somebody made the refund that was asked for in the bank's own office instead of sending it. @returns its payout. */
async function takeAsked(
	db: Transaction<Schema>,
	{ payment, amount, now }: GoneBack & { readonly now: Date },
): Promise<string | undefined> {
	const asked = await db
		.updateTable("refund")
		.set({ state: "sending", decidedBy: "bank", ...raised(now) })
		.where(isOfPayable(payment))
		.where("state", "=", "requested")
		.where("amount", "=", amount)
		.returning(["id", "formula"])
		.executeTakeFirst();
	if (!asked) return undefined;
	return insertPayout(db, { refundId: asked.id, payment, amount, formula: asked.formula, state: "sending", now });
}

/** Customers of orders are told by the change of the order instead. */
async function tellPayer(
	db: Transaction<Schema>,
	{ orderId, invoiceId }: PaymentRow,
	{ messages }: Pick<CheckoutDeps, "messages">,
): Promise<void> {
	if (invoiceId && !orderId) await messages.announceInvoice(db, { invoiceId, news: "refunded" });
}

async function countRefunded(db: Transaction<Schema>, { payment, now }: Recorded & { now: Date }): Promise<void> {
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

/** An invoice without an order whose money has all gone back is cancelled, and the banks' pages for it are closed. */
async function endReturned(
	db: Transaction<Schema>,
	{ invoiceId, now }: { readonly invoiceId: string; readonly now: Date },
): Promise<void> {
	const ended = await db
		.updateTable("invoice")
		.set({ state: "cancelled", ...raised(now) })
		.where("id", "=", invoiceId)
		.where(IS_ALL_BACK)
		.returning("id")
		.executeTakeFirst();
	if (ended) await checkAtOnce(db, { orderId: null, invoiceId }, now);
}

async function recordForeignRefund(
	db: Transaction<Schema>,
	{ payment, amount, now }: Recorded & { amount: number; now: Date },
): Promise<void> {
	// It may replace a refund that failed and is then declined; the costs that were taken off that one stay taken off.
	const formula = plainFormula(amount, payment.orderId ? await selectKeptCosts(db, payment.orderId) : 0);
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
}

type AtBank = { readonly order: OrderRow; readonly amount: number };

/**
 * The customer learns of a refund made at the bank from the order's new state; where the state does not change, by a message of its own.
 */
async function noteAtBank(db: Transaction<Schema>, { order, amount }: AtBank, deps: RecordingDeps): Promise<void> {
	const note = { event: "refunded_at_bank", by: "bank", details: { amount } } as const;
	const isMove = order.state !== "part_refunded" && order.state !== "refund_requested";
	if (isMove || (await isAllBack(db, order.id))) {
		await noteOrder(db, order, { ...note, now: deps.clock.now() });
	} else {
		await tellOrder(db, { order, news: "part_refunded", ...note }, deps);
	}
}

async function isAllBack(db: Transaction<Schema>, orderId: string): Promise<boolean> {
	const attempts = await selectAttemptFacts(db, orderId);
	return refundedSum(attempts) >= capturedSum(attempts);
}
