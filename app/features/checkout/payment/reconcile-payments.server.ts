import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { askBank, type BankFinding, failureOfUnseen } from "../ledger/ask-bank.server.ts";
import { closeAttempt } from "../ledger/close-attempt.server.ts";
import { holdApproved } from "../ledger/hold-approved.server.ts";
import { owedIfDeclined } from "../ledger/is-still-owed.server.ts";
import { lockPayment, type PaymentRow } from "../ledger/lock-order.server.ts";
import { mayBePaid } from "../ledger/open-payments.server.ts";
import { shutAttempt } from "../ledger/shut-attempt.server.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { isOpenPayment } from "../rules/payment-state.ts";
import { ANSWER_PATIENCE_MS, ATTEMPT_LIFE_MS, SILENCE_LIMIT_MS } from "../rules/payment-terms.ts";

/** Attempts a run asks about; the rest waits for the next one. */
const BATCH = 50;

/**
 * Asks the banks about every attempt that may still be paid and is due: takes over what they say, takes money that waits to be taken, and
 * ends attempts that never reached a bank, whose page nobody has seen, whose life is over, or that nobody owes any more.
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
	for (const payment of due) {
		const answer = await askBank(db, payment, deps);
		await endAttempt(db, { before: payment, answer }, deps);
	}
	return due.length;
}

async function endAttempt(
	db: Database,
	{ before, answer }: { before: PaymentRow; answer: BankFinding },
	deps: BankDeps,
): Promise<void> {
	const paymentId = before.id;
	const payment = await db
		.selectFrom("payment")
		.leftJoin("courseOrder", "courseOrder.id", "payment.orderId")
		.where("payment.id", "=", paymentId)
		.selectAll("payment")
		.select("courseOrder.state as orderState")
		.executeTakeFirstOrThrow();
	// Of those that have failed only cards are asked about, on whose pages another one may be tried.
	const isDeclined = before.state === "failed" && payment.state === "failed";
	if (!isOpenPayment(payment.state) && !isDeclined) return;
	const isOwed = (await owedIfDeclined(db, payment)) > 0;
	// Money that is reserved waits for the bank, however long that takes.
	const isReserved = payment.state === "authorized";
	if (isReserved && isOwed) return keepApproved(db, paymentId, deps);
	const end = isReserved || isDeclined ? undefined : endOf(payment, { answer, now: deps.clock.now() });
	if (end && end !== "shut") return closeAttempt(db, { paymentId, ...end }, deps);
	const isOrderEnded = payment.orderState === "cancelled" || payment.orderState === "expired";
	if (!end && !isOrderEnded && isOwed) return;
	const failure = end ? "time_over" : isOrderEnded ? "order_ended" : "not_owed";
	const shut = await shutAttempt(db, { payment, state: end ? "expired" : "cancelled", failure }, deps);
	if (shut === "impossible" && end) await closeAttempt(db, { paymentId, state: "expired", failure }, deps);
}

/** Looked at again under the lock: the bank may have called it off meanwhile. */
async function keepApproved(db: Database, paymentId: string, { clock }: BankDeps): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const payment = await lockPayment(transaction, paymentId);
		if (payment) await holdApproved(transaction, payment, clock.now());
	});
}

type End = { readonly state: "failed" | "expired"; readonly failure: FailureCode };

/** How an attempt ends by what the bank has just said of it; undefined while it may go on. `shut`: at the bank as well. */
function endOf(payment: PaymentRow, { answer, now }: { answer: BankFinding; now: Date }): End | "shut" | undefined {
	const age = now.getTime() - payment.createdAt.getTime();
	const life = ATTEMPT_LIFE_MS[payment.paymentType];
	if (age > life + SILENCE_LIMIT_MS) return { state: "expired", failure: "time_over" };
	if (answer === "silent") return undefined;
	if (!payment.redirectUrl && age > ANSWER_PATIENCE_MS) {
		return { state: "failed", failure: failureOfUnseen(answer) };
	}
	return age > life ? "shut" : undefined;
}
