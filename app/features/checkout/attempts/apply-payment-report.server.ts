import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { money } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import { findReportMismatch } from "../../payments/check-report.ts";
import type { PaymentReport, PaymentState, ProviderCode } from "../../payments/provider.ts";
import { type CheckoutDeps, type OrderNews, passStep } from "../checkout-deps.ts";
import { holdApproved } from "../ledger/hold-approved.server.ts";
import { lockPayment, type PaymentRow } from "../ledger/lock-order.server.ts";
import { recordExcess } from "../ledger/record-excess.server.ts";
import { recordRefundedSum } from "../ledger/record-refunded.server.ts";
import { settleInvoice } from "../ledger/settle-invoice.server.ts";
import { failureWord } from "../rules/failure-word.ts";
import { isCapturedPayment, laterPaymentState } from "../rules/payment-state.ts";
import { isInstalmentType } from "../rules/payment-terms.ts";
import { isPlanNews, recordPlan, settleReport } from "./report-news.server.ts";

export type ReceivedReport = {
	readonly provider: ProviderCode;
	readonly report: PaymentReport;
	/** Identifies a notification, which is applied once. An answer to our own question has none. */
	readonly dedupeKey?: string;
};

export type ReportResult =
	/** `ignored`: it says nothing new. */
	{ readonly ok: true; readonly outcome: "applied" | "duplicate" | "ignored" } | Refusal<ReportRefusal>;

/** `amountDiffers` also when the currency is another one. */
type ReportRefusal = "paymentUnknown" | "amountDiffers" | "paymentDiffers";

/**
 * Applies a bank's report about a payment: reports may come twice, late, early or out of order, and the outcome is the same. One with
 * another amount, currency or payment than ours changes nothing; it is stored and logged.
 */
export async function applyPaymentReport(
	db: Database,
	received: ReceivedReport,
	deps: CheckoutDeps,
): Promise<ReportResult> {
	const { provider, report } = received;
	await passStep(deps, "report.beforeWrite");
	const found = await db
		.selectFrom("payment")
		.where("reference", "=", report.reference)
		.where("provider", "=", provider)
		.select("id")
		.executeTakeFirst();
	const result: ReportResult = found
		? await inTransaction(db, (transaction) => applyInside(transaction, { ...received, paymentId: found.id }, deps))
		: fail("paymentUnknown");
	await passStep(deps, "report.committed");
	if (!result.ok) {
		deps.log.error("A payment report was refused", { provider, reference: report.reference, code: result.code });
	}
	return result;
}

type FoundReport = ReceivedReport & { readonly paymentId: string };

async function applyInside(db: Transaction<Schema>, received: FoundReport, deps: CheckoutDeps): Promise<ReportResult> {
	const { report, dedupeKey } = received;
	const payment = await lockPayment(db, received.paymentId);
	if (!payment) return fail("paymentUnknown");
	if (dedupeKey && (await isKnown(db, dedupeKey))) return { ok: true, outcome: "duplicate" };
	const refusal = refuseReport(payment, report);
	if (refusal) {
		await keepReport(
			db,
			{
				received: { ...received, dedupeKey: undefined },
				outcome: "refused",
				reason: refusal,
			},
			deps,
		);
		return fail(refusal);
	}
	if (report.unsigned) await noteUnsigned(db, payment.id, deps.clock.now());
	const isNews = saysNews(payment, received) || (await isPlanNews(db, { payment, plan: report.plan }));
	const outcome = isNews ? "applied" : "ignored";
	if (dedupeKey || outcome === "applied") await keepReport(db, { received, outcome }, deps);
	await passStep(deps, "report.eventWritten");
	if (outcome === "applied") await takeNews(db, { payment, report }, deps);
	return { ok: true, outcome };
}

/**
 * A repeated report of this is no news, but the time of the last one is kept: while reports keep coming, the person on duty is not called.
 */
async function noteUnsigned(db: Transaction<Schema>, paymentId: string, unsignedAt: Date): Promise<void> {
	await db.updateTable("payment").set({ unsignedAt }).where("id", "=", paymentId).execute();
}

function refuseReport(payment: PaymentRow, report: PaymentReport): ReportRefusal | undefined {
	const expected = {
		reference: payment.reference,
		amount: money(payment.amount, payment.currency),
		providerId: payment.providerId ?? undefined,
	};
	const mismatch = findReportMismatch(report, expected);
	return mismatch && (mismatch === "amount" ? "amountDiffers" : "paymentDiffers");
}

function saysNews(payment: PaymentRow, received: ReceivedReport): boolean {
	const { report } = received;
	return (
		saysOtherReason(payment, received) ||
		reachedState(payment, report) !== payment.state ||
		payment.providerId === null ||
		(report.capturable === true && !isCapturedPayment(payment.state)) ||
		refundedIn(payment, report) > payment.refunded ||
		(report.coolingUntil !== undefined && report.coolingUntil.getTime() !== payment.coolingUntil?.getTime())
	);
}

/** On the bank's page another card may be tried and fail for another reason. Some banks, when asked, know only that the payment failed. */
function saysOtherReason({ state, failure }: PaymentRow, { report, dedupeKey }: ReceivedReport): boolean {
	const isSaid = dedupeKey !== undefined || report.failure !== "declined";
	return state === "failed" && report.state === "failed" && !!report.failure && report.failure !== failure && isSaid;
}

/** Refunds have rows of their own, so here a refunded payment counts as captured. */
function reachedState(payment: PaymentRow, { state }: PaymentReport): PaymentState {
	return laterPaymentState(payment.state, isCapturedPayment(state) ? "captured" : state);
}

/** What has gone back by now; a bank that says "refunded" without a sum means all of it. */
function refundedIn(payment: PaymentRow, report: PaymentReport): number {
	const said = report.refunded?.minor ?? (report.state === "refunded" ? payment.amount : 0);
	return Math.min(said, payment.amount);
}

type News = { readonly payment: PaymentRow; readonly report: PaymentReport };

async function takeNews(db: Transaction<Schema>, { payment, report }: News, deps: CheckoutDeps): Promise<void> {
	const now = deps.clock.now();
	const state = reachedState(payment, report);
	const isNewlyCaptured = !isCapturedPayment(payment.state) && isCapturedPayment(state);
	const failure = isCapturedPayment(state) ? null : failureOf(payment, report);
	await db
		.updateTable("payment")
		.set({
			state,
			providerId: payment.providerId ?? report.providerId,
			failure,
			coolingUntil: report.coolingUntil ?? payment.coolingUntil,
			capturedAt: isNewlyCaptured ? now : payment.capturedAt,
			// A payment that waits to be captured is captured by the next run of the job.
			nextCheckAt: report.capturable ? now : payment.nextCheckAt,
			updatedAt: now,
		})
		.where("id", "=", payment.id)
		.execute();
	await passStep(deps, "report.paymentWritten");
	if (isNewlyCaptured) await recordExcess(db, payment, deps);
	await recordRefundedSum(db, { payment: { ...payment, state }, sum: refundedIn(payment, report) }, deps);
	let toldOfOrder: readonly OrderNews[] = [];
	if (payment.orderId) {
		await holdApproved(db, { ...payment, state }, now);
		await recordPlan(db, { payment: { ...payment, state }, plan: report.plan }, deps);
		const outcome = state === payment.state ? undefined : outcomeOf({ ...payment, state });
		toldOfOrder = await settleReport(db, { orderId: payment.orderId, outcome, reason: failure ?? undefined }, deps);
	}
	if (payment.invoiceId) await settleInvoice(db, { invoiceId: payment.invoiceId, toldOfOrder }, deps);
	await passStep(deps, "report.settled");
}

/** Of a page that the school has closed, the bank knows at most that it is over; the reason was written before the bank was told. */
function failureOf({ failure }: PaymentRow, report: PaymentReport): string | null {
	const isOver = report.state === "cancelled" || report.state === "expired";
	return isOver && failureWord(failure) === "closed" ? failure : (report.failure ?? failure);
}

function outcomeOf({ state, paymentType }: PaymentRow): "failed" | "creditApproved" | undefined {
	if (state === "failed") return "failed";
	return state === "authorized" && isInstalmentType(paymentType) ? "creditApproved" : undefined;
}

async function isKnown(db: Transaction<Schema>, dedupeKey: string): Promise<boolean> {
	const known = await db.selectFrom("paymentEvent").where("dedupeKey", "=", dedupeKey).select("id").executeTakeFirst();
	return known !== undefined;
}

type KeptReport = {
	readonly received: Omit<FoundReport, "dedupeKey"> & { readonly dedupeKey?: string | undefined };
	readonly outcome: "applied" | "ignored" | "refused";
	readonly reason?: string;
};

async function keepReport(
	db: Transaction<Schema>,
	{ received, outcome, reason }: KeptReport,
	deps: CheckoutDeps,
): Promise<void> {
	await db
		.insertInto("paymentEvent")
		.values({
			paymentId: received.paymentId,
			provider: received.provider,
			dedupeKey: received.dedupeKey ?? null,
			outcome,
			reason: reason ?? null,
			report: JSON.stringify(received.report),
			createdAt: deps.clock.now(),
		})
		.execute();
}
