import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { holdApproved } from "../ledger/hold-approved.server.ts";
import { owedIfDeclined } from "../ledger/is-still-owed.server.ts";
import { lockPayment, type PaymentRow } from "../ledger/lock-order.server.ts";
import { mayBePaid } from "../ledger/open-payments.server.ts";
import type { BankFinding } from "../rules/bank-finding.ts";
import { judgeAttempt } from "../rules/judge-attempt.ts";
import { askBank } from "./ask-bank.server.ts";
import { closeAttempt } from "./close-attempt.server.ts";
import { shutAttempt } from "./shut-attempt.server.ts";

/** Attempts a run asks about; the rest waits for the next one. */
const BATCH = 50;

/**
 * Asks the banks about every attempt that may still be paid and is due. Applies what they say, captures money that waits for it, and ends
 * attempts that never reached a bank, whose page nobody has seen, whose time is over, or for which nothing is owed any more.
 * @returns how many were asked about.
 */
export async function reconcilePayments(db: Database, deps: BankDeps): Promise<number> {
	const now = deps.clock.now();
	const due = await db
		.selectFrom("payment")
		.where("nextCheckAt", "<=", now)
		.where((eb) => mayBePaid(eb, now))
		.orderBy("nextCheckAt")
		.limit(BATCH)
		.selectAll()
		.execute();
	const ask = async (payment: PaymentRow) => {
		const finding = await askBank(db, payment, deps);
		await endAttempt(db, { before: payment, finding }, deps);
		return true;
	};
	return eachRow(due, ask, { log: deps.log, what: "payment" });
}

async function endAttempt(
	db: Database,
	{ before, finding }: { before: PaymentRow; finding: BankFinding },
	deps: BankDeps,
): Promise<void> {
	const payment = await db
		.selectFrom("payment")
		.leftJoin("courseOrder", "courseOrder.id", "payment.orderId")
		.where("payment.id", "=", before.id)
		.selectAll("payment")
		.select("courseOrder.state as orderState")
		.executeTakeFirstOrThrow();
	const verdict = judgeAttempt({
		...payment,
		stateBefore: before.state,
		hasPage: payment.redirectUrl !== null,
		ageMs: deps.clock.now().getTime() - payment.createdAt.getTime(),
		finding,
		isOwed: (await owedIfDeclined(db, payment)) > 0,
	});
	if (verdict.kind === "leave") return;
	if (verdict.kind === "hold") return keepApproved(db, payment.id, deps);
	const { kind, state, failure } = verdict;
	if (kind === "close") return closeAttempt(db, { paymentId: payment.id, state, failure }, deps);
	const shut = await shutAttempt(db, { payment, state, failure }, deps);
	// Where a page can't be shut it still ends with its life, but not with its order: it may be paid yet.
	if (shut === "impossible" && state === "expired") {
		await closeAttempt(db, { paymentId: payment.id, state, failure }, deps);
	}
}

/** Looked at again under the lock: the bank may have called it off meanwhile. */
async function keepApproved(db: Database, paymentId: string, { clock }: BankDeps): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const payment = await lockPayment(transaction, paymentId);
		if (payment) await holdApproved(transaction, payment, clock.now());
	});
}
