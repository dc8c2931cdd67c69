import type { Database } from "../../../../database/open-database.server.ts";
import { type Money, money } from "../../../shared/money.ts";
import type { PaymentProvider, PaymentReport, ProviderFailure } from "../../payments/provider.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import { isStillOwed } from "../ledger/is-still-owed.server.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import type { BankFinding } from "../rules/bank-finding.ts";
import { checkPauseMs } from "../rules/payment-terms.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { callAdapter } from "./call-adapter.ts";
import { shutAttempt } from "./shut-attempt.server.ts";

/** Asks the bank how an attempt stands and takes over what it says. */
export async function askBank(db: Database, payment: PaymentRow, deps: BankDeps): Promise<BankFinding> {
	const now = deps.clock.now();
	await passStep(deps, "bank.beforeFetch");
	const report = await fetchReport(db, payment, deps);
	await passStep(deps, "bank.fetched");
	const pause = checkPauseMs(now.getTime() - payment.createdAt.getTime());
	await db
		.updateTable("payment")
		.set({ nextCheckAt: new Date(now.getTime() + pause) })
		.where("id", "=", payment.id)
		.execute();
	if (report.ok) {
		const applied = await applyPaymentReport(db, { provider: payment.provider, report }, deps);
		return applied.ok ? "known" : "silent";
	}
	if (report.absent) return "unknownToBank";
	deps.log.warn("A bank could not be asked", {
		provider: payment.provider,
		reference: payment.reference,
		code: report.code,
		reason: report.reason,
	});
	return "silent";
}

async function fetchReport(
	db: Database,
	payment: PaymentRow,
	deps: BankDeps,
): Promise<PaymentReport | ProviderFailure> {
	const bank = bankOf(deps.banks, payment);
	if (!bank) return { ok: false, code: "not_configured", reason: "no provider" };
	const { reference, currency } = payment;
	const providerId = payment.providerId ?? undefined;
	const amount = money(payment.amount, currency);
	const fetchState = () => callAdapter(() => bank.fetchState({ reference, providerId, amount }), deps.log);
	const report = await fetchState();
	if (!report.ok || !report.capturable) return report;
	const isOwed = await isStillOwed(db, payment);
	if (isOwed === "undecided") return untaken(report);
	if (isOwed) return captureMoney({ bank, report, reference, amount }, deps);
	deps.log.warn("A credit that nobody owes any more is shut", { provider: bank.code, reference });
	const known = { ...payment, providerId: report.providerId };
	await shutAttempt(db, { payment: known, state: "cancelled", failure: "not_owed" }, deps);
	// Shut or not, the bank knows what has become of it.
	return fetchState();
}

/** Money that is neither taken nor let go yet: looked at again in a while, like anything else that a bank has reserved. */
function untaken({ capturable: _, ...report }: PaymentReport): PaymentReport {
	return report;
}

type Capturable = {
	readonly bank: PaymentProvider;
	readonly report: PaymentReport;
	readonly reference: string;
	readonly amount: Money;
};

/** The bank's report after it was told to capture the money; its earlier report where it would not. */
async function captureMoney({ bank, report, reference, amount }: Capturable, deps: BankDeps): Promise<PaymentReport> {
	if (!bank.capturePayment) return report;
	await passStep(deps, "bank.beforeCapture");
	const captured = await callAdapter(
		async () => bank.capturePayment?.({ reference, providerId: report.providerId, amount }) ?? report,
		deps.log,
	);
	await passStep(deps, "bank.captured");
	if (captured.ok) return captured;
	const { code, reason } = captured;
	deps.log.warn("Money could not be captured", { provider: bank.code, reference, code, reason });
	return report;
}
