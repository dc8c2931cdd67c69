import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Refusal } from "../../../shared/result.ts";
import type { CreatedPayment, PaymentType } from "../../payments/provider.ts";
import { type BankDeps, passStep } from "../checkout-deps.ts";
import { extendOrder } from "../ledger/extend-order.server.ts";
import { lockPayment, type PaymentRow } from "../ledger/lock-order.server.ts";
import { isDeclinedLately } from "../ledger/open-payments.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import { isOpenPayment, laterPaymentState } from "../rules/payment-state.ts";
import { ATTEMPT_LIFE_MS, checkPauseMs, ORDER_LIFE_MS } from "../rules/payment-terms.ts";
import { checkPayment, type PaymentRefusal } from "../ways-to-pay/list-payment-types.ts";
import { type PaymentTarget, selectAttempts } from "./payment-target.server.ts";

/** What is to be paid now, found and locked inside the transaction that opens the attempt. */
export type TargetResult =
	| {
			readonly ok: true;
			readonly target: PaymentTarget;
			/** What else is written when an attempt is opened. */
			readonly begin?: (db: Transaction<Schema>) => Promise<void>;
	  }
	| Refusal<TargetRefusal>;
export type TargetRefusal =
	| "orderUnknown"
	| "orderClosed"
	| "placeLost"
	| "owedChanged"
	| "invoiceUnknown"
	| "invoiceClosed"
	| "termOutOfBounds"
	| "paymentInProgress";

export type PaymentQuestion = {
	readonly findTarget: (db: Transaction<Schema>) => Promise<TargetResult>;
	readonly paymentType: PaymentType;
	readonly months: number | null;
};

export type OpenedAttempt =
	/** Nothing is left to pay. */
	| { readonly kind: "paid" }
	| { readonly kind: "refused"; readonly code: TargetRefusal | PaymentRefusal }
	/** An earlier attempt that may still become money: the bank is asked first. */
	| { readonly kind: "open"; readonly payment: PaymentRow; readonly isSameWay: boolean }
	/** Attempts with a declined card, on whose pages another card may be tried: those pages are closed first. */
	| { readonly kind: "declined"; readonly payments: readonly PaymentRow[] }
	| { readonly kind: "new"; readonly payment: PaymentRow; readonly target: PaymentTarget };

type Opening = {
	readonly question: PaymentQuestion;
	/** Open attempts that the bank was asked about already: they do not hold up a new one. */
	readonly asked: ReadonlySet<string>;
	/** Attempts with a declined card whose banks were already told to close the page. */
	readonly shut: ReadonlySet<string>;
};

/**
 * Writes a new attempt before any bank hears of it, so that whatever happens at the bank can be found again by its reference.
 */
export async function openAttempt(
	db: Database,
	{ question, asked, shut }: Opening,
	deps: BankDeps,
): Promise<OpenedAttempt> {
	await passStep(deps, "attempt.beforeWrite");
	const opened = await inTransaction(db, async (transaction): Promise<OpenedAttempt> => {
		const found = await question.findTarget(transaction);
		if (!found.ok) return { kind: "refused", code: found.code };
		const { target } = found;
		if (target.amount.minor <= 0) return { kind: "paid" };
		const attempts = await selectAttempts(transaction, target).execute();
		const open = attempts.find(({ id, state }) => isOpenPayment(state) && !asked.has(id));
		if (open) return { kind: "open", payment: open, isSameWay: isSameWay(open, { question, target }) };
		const { paymentType: type, months } = question;
		const refusal = checkPayment(deps.banks, { type, amount: target.amount, months });
		if (refusal) return { kind: "refused", code: refusal };
		const declined = await selectDeclined(transaction, target, deps.clock.now());
		const payments = declined.filter(({ id }) => !shut.has(id));
		if (payments.length > 0) return { kind: "declined", payments };
		await found.begin?.(transaction);
		const payment = await insertAttempt(transaction, { question, target, attempt: attempts.length + 1 }, deps);
		await passStep(deps, "attempt.written");
		return { kind: "new", payment, target };
	});
	await passStep(deps, "attempt.committed");
	return opened;
}

/** The payer of an invoice may have tried a card on the page of its order before. */
function selectDeclined(db: Transaction<Schema>, target: PaymentTarget, now: Date): Promise<PaymentRow[]> {
	return selectAttempts(db, target.orderId ? { orderId: target.orderId, invoiceId: null } : target)
		.where((eb) => isDeclinedLately(eb, now))
		.execute();
}

type Asked = { readonly question: PaymentQuestion; readonly target: PaymentTarget };

function isSameWay(open: PaymentRow, { question, target }: Asked): boolean {
	return (
		open.paymentType === question.paymentType &&
		open.months === question.months &&
		open.amount === target.amount.minor &&
		open.currency === target.amount.currency
	);
}

async function insertAttempt(
	db: Transaction<Schema>,
	{ question, target, attempt }: Asked & { attempt: number },
	deps: BankDeps,
): Promise<PaymentRow> {
	const now = deps.clock.now();
	const bank = deps.banks.byType.get(question.paymentType);
	if (!bank) throw new Error(`No bank serves ${question.paymentType}`);
	const payment = await db
		.insertInto("payment")
		.values({
			orderId: target.orderId,
			invoiceId: target.invoiceId,
			provider: bank.code,
			paymentType: question.paymentType,
			reference: `${target.number}-${attempt}`,
			attempt,
			amount: target.amount.minor,
			currency: target.amount.currency,
			months: question.months,
			items: JSON.stringify(target.items),
			nextCheckAt: new Date(now.getTime() + checkPauseMs(0)),
			createdAt: now,
			updatedAt: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	if (target.orderId) await extendOrder(db, target.orderId, new Date(now.getTime() + ORDER_LIFE_MS));
	return payment;
}

/** Stores the bank's answer to the first call. A notification may have come before it: no state goes back. */
export async function recordCreated(
	db: Database,
	{ payment, created }: { payment: PaymentRow; created: CreatedPayment },
	deps: BankDeps,
): Promise<void> {
	await passStep(deps, "answer.beforeWrite");
	await inTransaction(db, async (transaction) => {
		const now = deps.clock.now();
		const current = await lockPayment(transaction, payment.id);
		if (!current) return;
		await transaction
			.updateTable("payment")
			.set({
				providerId: current.providerId ?? created.providerId,
				redirectUrl: created.redirectUrl,
				state: laterPaymentState(current.state, created.state),
				updatedAt: now,
			})
			.where("id", "=", payment.id)
			.execute();
		if (payment.orderId) {
			await extendOrder(transaction, payment.orderId, new Date(now.getTime() + ATTEMPT_LIFE_MS[payment.paymentType]));
			await settleOrder(transaction, { orderId: payment.orderId, by: "customer" }, deps);
		}
		await passStep(deps, "answer.written");
	});
	await passStep(deps, "answer.committed");
}
