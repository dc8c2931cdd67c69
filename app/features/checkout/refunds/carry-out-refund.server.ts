import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RefundFormula, RefundState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { shutPages } from "../attempts/shut-pages.server.ts";
import { type BankDeps, passStep } from "../checkout-deps.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import { lockRefunded } from "../ledger/lock-order.server.ts";
import { insertPayout } from "../ledger/refund-rows.server.ts";
import { selectRefundable } from "./select-refundable.server.ts";
import { sendPayouts } from "./send-payouts.server.ts";
import { wasRefundedAtBank } from "./was-refunded-at-bank.server.ts";

/** `refundedAtBank`: money of the order or the invoice has gone back in the bank's own office since this was asked for. */
export type CarryOutRefusal = "refundUnknown" | "refundClosed" | "refundedAtBank";

/**
 * Sends a refund that was asked for, or one that failed, back through the payments it came by, the newest first. What a bank does not
 * answer in time stays "sending" and is repeated by the job with the same key: it refunds once.
 * @returns the state of the refund now.
 */
export async function carryOutRefund(
	db: Database,
	{ refundId, by }: { refundId: string; by: string },
	deps: BankDeps,
): Promise<Result<RefundState, CarryOutRefusal>> {
	const begun = await inTransaction(db, async (transaction) => {
		const result = await beginRefund(transaction, { refundId, by, now: deps.clock.now() });
		await passStep(deps, "payouts.written");
		return result;
	});
	await passStep(deps, "payouts.committed");
	if (!begun.ok) return begun;
	await shutLeft(db, refundId, deps);
	return succeed(await sendPayouts(db, refundId, deps));
}

/** A customer who leaves has nothing more to pay, though a bank's page may still be open in another tab. */
async function shutLeft(db: Database, refundId: string, deps: BankDeps): Promise<void> {
	const left = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where("kind", "in", ["full", "lessons"])
		.select("orderId")
		.executeTakeFirst();
	if (left?.orderId) await shutPages(db, { orderId: left.orderId, failure: "not_owed" }, deps);
}

type Begin = { readonly refundId: string; readonly by: string; readonly now: Date };

async function beginRefund(
	db: Transaction<Schema>,
	{ refundId, by, now }: Begin,
): Promise<Result<undefined, CarryOutRefusal>> {
	if (!(await lockRefunded(db, refundId))) return fail("refundUnknown");
	const refund = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.selectAll()
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
	if (refund.state === "sending" || refund.state === "done") return succeed();
	if (refund.state === "declined") return fail("refundClosed");
	const { orderId, invoiceId, formula, amount } = refund;
	if (await wasRefundedAtBank(db, refund)) return fail("refundedAtBank");
	if (refund.state === "requested") {
		const isSplit = await splitRefund(db, { refundId, orderId, invoiceId, amount, formula, now });
		if (!isSplit) return fail("refundedAtBank");
	}
	// A key that a bank has refused once stays refused: the next try needs its own.
	const failed = await db
		.selectFrom("refundPayout")
		.where("refundId", "=", refundId)
		.where("state", "=", "failed")
		.select("id")
		.execute();
	for (const { id } of failed) {
		await db
			.updateTable("refundPayout")
			.set({ state: "sending", idempotencyKey: randomUUID(), askedAt: null, updatedAt: now })
			.where("id", "=", id)
			.execute();
	}
	await db
		.updateTable("refund")
		.set({
			state: "sending",
			decidedBy: by,
			failure: null,
			...raised(now),
		})
		.where("id", "=", refundId)
		.execute();
	return succeed();
}

type Split = Payable & { refundId: string; amount: number; formula: RefundFormula; now: Date };

/** Shares a refund among the payments it came by: each gives back at most what it has left. @returns false when that is too little. */
async function splitRefund(db: Transaction<Schema>, { orderId, invoiceId, ...refund }: Split): Promise<boolean> {
	const payments = await selectRefundable(db, { orderId, invoiceId });
	if (payments.reduce((sum, { left }) => sum + left, 0) < refund.amount) return false;
	let rest = refund.amount;
	for (const payment of payments) {
		const amount = Math.min(rest, payment.left);
		rest -= amount;
		if (amount > 0) await insertPayout(db, { ...refund, payment, amount, state: "sending" });
	}
	return true;
}
