import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderTables, RefundState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { money } from "../../../shared/money.ts";
import type { ProviderFailure, RefundedPayment } from "../../payments/provider.ts";
import { askBank } from "../attempts/ask-bank.server.ts";
import { callAdapter } from "../attempts/call-adapter.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import { lockPayment, type PaymentRow } from "../ledger/lock-order.server.ts";
import { tellOrder } from "../ledger/move-order.server.ts";
import { recordPayoutDone } from "../ledger/record-refunded.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import { ANSWER_PATIENCE_MS } from "../rules/payment-terms.ts";

type PayoutRow = Selectable<OrderTables["refundPayout"]>;

/**
 * Sends every payout of a refund that is still unsent and that no other process is sending.
 * @returns the state of the refund afterwards.
 */
export async function sendPayouts(db: Database, refundId: string, deps: BankDeps): Promise<RefundState> {
	const payouts = await db
		.selectFrom("refundPayout")
		.where("refundId", "=", refundId)
		.where("state", "=", "sending")
		.orderBy("createdAt")
		.selectAll()
		.execute();
	for (const payout of payouts) await sendPayout(db, payout, deps);
	const refund = await db.selectFrom("refund").where("id", "=", refundId).select("state").executeTakeFirstOrThrow();
	return refund.state;
}

async function sendPayout(db: Database, payout: PayoutRow, deps: BankDeps): Promise<void> {
	if (!(await claimPayout(db, payout.id, deps.clock.now()))) return;
	const payment = await db
		.selectFrom("payment")
		.where("id", "=", payout.paymentId)
		.selectAll()
		.executeTakeFirstOrThrow();
	await passStep(deps, "bank.beforeRefund");
	const answer = await callAdapter(() => askForRefund(db, { payout, payment }, deps), deps.log);
	await passStep(deps, "bank.refunded");
	if (!answer.ok) {
		const { code, reason } = answer;
		deps.log.warn("A refund was not carried out", {
			provider: payment.provider,
			reference: payment.reference,
			code,
			reason,
		});
		// The bank may have done it all the same, so it is asked again with the same key.
		if (code === "unavailable" || code === "unknown") return noteTry(db, payout.id, deps.clock.now());
	}
	await passStep(deps, "payout.beforeWrite");
	await inTransaction(db, async (transaction) => {
		const current = await lockPayment(transaction, payment.id);
		if (!current) return;
		const question = { payout, payment: current };
		await (answer.ok
			? recordPayout(transaction, question, deps)
			: failPayout(transaction, { ...question, answer }, deps));
		await passStep(deps, "payout.written");
	});
	await passStep(deps, "payout.committed");
	// Money that the bank's own office gave back while this was under way was taken for it.
	if (!answer.ok) await askBank(db, payment, deps);
}

/** @returns whether this process may ask the bank: two that ask at once could get two answers. */
async function claimPayout(db: Database, payoutId: string, now: Date): Promise<boolean> {
	const patience = new Date(now.getTime() - ANSWER_PATIENCE_MS);
	const claimed = await db
		.updateTable("refundPayout")
		.set({ askedAt: now })
		.where("id", "=", payoutId)
		.where("state", "=", "sending")
		.where((eb) => eb.or([eb("askedAt", "is", null), eb("askedAt", "<=", patience)]))
		.returning("id")
		.executeTakeFirst();
	return claimed !== undefined;
}

async function noteTry(db: Database, payoutId: string, now: Date): Promise<void> {
	await db.updateTable("refundPayout").set({ askedAt: null, updatedAt: now }).where("id", "=", payoutId).execute();
}

type Payout = { readonly payout: PayoutRow; readonly payment: PaymentRow };

async function askForRefund(
	db: Database,
	{ payout, payment }: Payout,
	deps: BankDeps,
): Promise<RefundedPayment | ProviderFailure> {
	const bank = bankOf(deps.banks, payment);
	if (!bank || !payment.providerId) return { ok: false, code: "not_configured", reason: "no provider" };
	return bank.refund({
		reference: payment.reference,
		providerId: payment.providerId,
		amount: money(payout.amount, payment.currency),
		key: payout.idempotencyKey,
		items: payout.items,
		customer: await selectCustomer(db, payment),
		isSettled: payment.closingReceiptAt !== null,
	});
}

/** The contacts that the receipt goes to. */
export async function selectCustomer(
	db: Database,
	{ orderId, invoiceId }: Payable,
): Promise<{ email: string; phone: string }> {
	const query = orderId
		? db
				.selectFrom("courseOrder")
				.where("id", "=", orderId)
				.select(["customerEmail as email", "customerPhone as phone"])
		: db.selectFrom("invoice").where("id", "=", invoiceId).select(["payerEmail as email", "payerPhone as phone"]);
	return query.executeTakeFirstOrThrow();
}

async function recordPayout(db: Transaction<Schema>, { payout, payment }: Payout, deps: BankDeps): Promise<void> {
	await recordPayoutDone(db, { payoutId: payout.id, payment }, deps);
	if (payment.orderId) await settleOrder(db, { orderId: payment.orderId, by: "bank" }, deps);
}

async function failPayout(
	db: Transaction<Schema>,
	{ payout, payment, answer }: Payout & { answer: ProviderFailure },
	deps: BankDeps,
): Promise<void> {
	const now = deps.clock.now();
	const failure = `${answer.code}: ${answer.reason}`.slice(0, 200);
	const failed = await db
		.updateTable("refundPayout")
		.set({ state: "failed", failure, updatedAt: now })
		.where("id", "=", payout.id)
		.where("state", "=", "sending")
		.returning("id")
		.executeTakeFirst();
	if (!failed) return;
	await db
		.updateTable("refund")
		.set({ state: "failed", failure, ...raised(now) })
		.where("id", "=", payout.refundId)
		.execute();
	if (!payment.orderId) {
		if (payment.invoiceId) {
			await deps.messages.announceInvoice(db, { invoiceId: payment.invoiceId, news: "refund_failed" });
		}
		return;
	}
	const order = await db
		.selectFrom("courseOrder")
		.where("id", "=", payment.orderId)
		.select(["id", "state"])
		.executeTakeFirstOrThrow();
	await tellOrder(db, { order, news: "refund_failed", by: "bank", reason: failure }, deps);
}
