import type { Database } from "../../../../database/open-database.server.ts";
import { money } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import type { CreatedPayment, PaymentAttempt, ProviderFailure } from "../../payments/provider.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import { type BankFinding, failureOfUnseen } from "../rules/bank-finding.ts";
import { isOpenPayment, isUnanswered, OPEN_PAYMENT_STATES, UNANSWERED } from "../rules/payment-state.ts";
import { ANSWER_PATIENCE_MS, ATTEMPT_LIFE_MS, LINK_REST_MS } from "../rules/payment-terms.ts";
import type { PaymentRefusal } from "../ways-to-pay/list-payment-types.ts";
import { askBank } from "./ask-bank.server.ts";
import { callAdapter } from "./call-adapter.ts";
import { closeAttempt } from "./close-attempt.server.ts";
import { openAttempt, type PaymentQuestion, recordCreated, type TargetRefusal } from "./open-attempt.server.ts";
import type { PaymentTarget } from "./payment-target.server.ts";
import { shutOrAsk } from "./shut-or-ask.server.ts";

export type StartedPayment =
	/** Where to send the customer: the bank's page. */
	| { readonly ok: true; readonly outcome: "redirect"; readonly url: string }
	/** There is nothing left to pay. */
	| { readonly ok: true; readonly outcome: "paid" }
	| Refusal<TargetRefusal | PaymentRefusal | "bankUnavailable" | "bankRefused">;

/** How many attempts are created while the customer waits, when the bank's answers are lost. */
const MOST_CREATIONS = 2;
/** Every round either ends or settles earlier attempts. */
const MOST_ROUNDS = 8;

/**
 * Sends a customer to a bank. The bank is asked about an earlier attempt, whose link is given out again while it lives; otherwise a new
 * attempt is written, created at the bank and stored. The bank is always called outside a transaction.
 */
export async function runAttempt(db: Database, question: PaymentQuestion, deps: BankDeps): Promise<StartedPayment> {
	const asked = new Set<string>();
	const shut = new Set<string>();
	let creations = 0;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const opened = await openAttempt(db, { question, asked, shut }, deps);
		if (opened.kind === "paid") return { ok: true, outcome: "paid" };
		if (opened.kind === "refused") return fail(opened.code);
		if (opened.kind === "open") {
			asked.add(opened.payment.id);
			const reused = await reuseAttempt(db, opened, deps);
			if (reused) return reused;
			continue;
		}
		if (opened.kind === "declined") {
			for (const { id } of opened.payments) shut.add(id);
			// A customer who pays again must not also pay on the page of a declined card.
			await Promise.all(opened.payments.map((payment) => shutOrAsk(db, { payment, failure: "replaced" }, deps)));
			continue;
		}
		creations += 1;
		const created = await createAtBank(db, opened, deps);
		if (created) return created;
		if (creations >= MOST_CREATIONS) return fail("bankUnavailable");
	}
	return fail("paymentInProgress");
}

/** What an open attempt means for the customer who wants to pay now; undefined when a new one may be opened. */
async function reuseAttempt(
	db: Database,
	{ payment, isSameWay }: { payment: PaymentRow; isSameWay: boolean },
	deps: BankDeps,
): Promise<StartedPayment | undefined> {
	const finding = await askBank(db, payment, deps);
	const current = await selectPayment(db, payment.id);
	if (!isOpenPayment(current.state)) return undefined;
	if (current.state === "authorized") return fail("paymentInProgress");
	const age = deps.clock.now().getTime() - current.createdAt.getTime();
	if (!current.redirectUrl) {
		// Somebody may still wait for the bank's answer to the creation.
		if (age < ANSWER_PATIENCE_MS && !isUnanswered(current)) return fail("paymentInProgress");
		return forgetAttempt(db, { payment: current, finding }, deps);
	}
	const isLinkAlive = age < ATTEMPT_LIFE_MS[current.paymentType] - LINK_REST_MS;
	if (isSameWay && isLinkAlive) return { ok: true, outcome: "redirect", url: current.redirectUrl };
	// Nobody should pay twice. A bank that cannot close a page leaves it open, and money that comes twice goes back.
	await shutOrAsk(db, { payment: current, failure: isSameWay ? "time_over" : "replaced" }, deps);
	const { state } = await selectPayment(db, payment.id);
	return state === "authorized" ? fail("paymentInProgress") : undefined;
}

function selectPayment(db: Database, paymentId: string): Promise<PaymentRow> {
	return db.selectFrom("payment").where("id", "=", paymentId).selectAll().executeTakeFirstOrThrow();
}

type Unseen = { readonly payment: PaymentRow; readonly finding: BankFinding };

/** Gives up an attempt whose page nobody has seen. A bank that does not answer may have it all the same: then it stays open. */
async function forgetAttempt(
	db: Database,
	{ payment, finding }: Unseen,
	deps: BankDeps,
): Promise<StartedPayment | undefined> {
	if (finding === "silent") return fail("bankUnavailable");
	const failure = failureOfUnseen(finding);
	await closeAttempt(db, { paymentId: payment.id, state: "failed", failure }, deps);
	return undefined;
}

type NewAttempt = { readonly payment: PaymentRow; readonly target: PaymentTarget };

/** Undefined when the bank's answer was lost and the attempt has been given up: another one may be tried. */
async function createAtBank(db: Database, attempt: NewAttempt, deps: BankDeps): Promise<StartedPayment | undefined> {
	const { payment } = attempt;
	await passStep(deps, "bank.beforeCreate");
	const answer = await callAdapter(() => createPayment(attempt, deps), deps.log);
	await passStep(deps, "bank.created");
	if (answer.ok) {
		await recordCreated(db, { payment, created: answer }, deps);
		return { ok: true, outcome: "redirect", url: answer.redirectUrl };
	}
	const { provider, reference } = payment;
	deps.log.warn("A payment could not be created", { provider, reference, code: answer.code, reason: answer.reason });
	if (answer.code === "unknown") {
		const finding = await askBank(db, payment, deps);
		if (finding === "silent") await noteSilence(db, payment.id);
		return forgetAttempt(db, { payment, finding }, deps);
	}
	await closeAttempt(db, { paymentId: payment.id, state: "failed", failure: answer.code }, deps);
	return fail(answer.code === "unavailable" ? "bankUnavailable" : "bankRefused");
}

/**
 * The attempt stays open, as the bank may have it. The note that nobody waits for the bank any more lets the customer try again at once.
 */
async function noteSilence(db: Database, paymentId: string): Promise<void> {
	await db
		.updateTable("payment")
		.set({ failure: UNANSWERED })
		.where("id", "=", paymentId)
		.where("state", "in", [...OPEN_PAYMENT_STATES])
		.where("failure", "is", null)
		.execute();
}

async function createPayment(
	{ payment, target }: NewAttempt,
	deps: BankDeps,
): Promise<CreatedPayment | ProviderFailure> {
	const bank = bankOf(deps.banks, payment);
	if (!bank) throw new Error(`${payment.provider} is not configured`);
	const attempt: PaymentAttempt = {
		reference: payment.reference,
		orderNumber: target.number,
		amount: money(payment.amount, payment.currency),
		description: target.description,
		locale: target.locale,
		customer: target.customer,
		items: payment.items,
		...(payment.months === null ? {} : { months: payment.months }),
		returnUrl: target.returnUrl,
		notificationUrl: deps.addresses.notification(bank.code),
	};
	return bank.createPayment(attempt);
}
