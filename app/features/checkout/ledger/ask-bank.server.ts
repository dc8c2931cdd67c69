import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import type { PaymentReport, ProviderFailure } from "../../payments/provider.ts";
import { applyPaymentReport } from "../apply-payment-report.server.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import { isOpenPayment, laterPaymentState } from "../rules/payment-state.ts";
import { checkPauseMs } from "../rules/payment-terms.ts";
import { callAdapter } from "./call-adapter.ts";
import { lockPayment, type PaymentRow } from "./lock-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** `unknownToBank`: it never came there. `silent`: the bank could not be asked, or said something that was refused. */
export type BankAnswer = "known" | "unknownToBank" | "silent";

/** Asks the bank how an attempt stands and takes over what it says. */
export async function askBank(db: Database, payment: PaymentRow, deps: BankDeps): Promise<BankAnswer> {
	const now = deps.clock.now();
	await passStep(deps, "bank.beforeFetch");
	const report = await fetchReport(payment, deps);
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

async function fetchReport(payment: PaymentRow, deps: BankDeps): Promise<PaymentReport | ProviderFailure> {
	const bank = bankOf(deps.banks, payment);
	if (!bank) return { ok: false, code: "not_configured", reason: "no provider" };
	const { reference, currency } = payment;
	const providerId = payment.providerId ?? undefined;
	const amount = money(payment.amount, currency);
	const report = await callAdapter(() => bank.fetchState({ reference, providerId, amount }), deps.log);
	if (!report.ok || !report.capturable || !bank.capturePayment) return report;
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

type Closing = {
	readonly paymentId: string;
	readonly state: "failed" | "expired" | "cancelled";
	readonly failure: string;
};

/** Ends an attempt of which nothing more is expected. Should money come all the same it counts. */
export async function closeAttempt(
	db: Database,
	{ paymentId, state, failure }: Closing,
	deps: BankDeps,
): Promise<void> {
	await passStep(deps, "close.beforeWrite");
	await inTransaction(db, async (transaction) => {
		const payment = await lockPayment(transaction, paymentId);
		if (!payment || !isOpenPayment(payment.state)) return;
		await transaction
			.updateTable("payment")
			.set({ state: laterPaymentState(payment.state, state), failure, updatedAt: deps.clock.now() })
			.where("id", "=", paymentId)
			.execute();
		if (payment.orderId) {
			await settleOrder(transaction, { orderId: payment.orderId, by: "clock", reason: failure, deps });
		}
		await passStep(deps, "close.written");
	});
	await passStep(deps, "close.committed");
}
