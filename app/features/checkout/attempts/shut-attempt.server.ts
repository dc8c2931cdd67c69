import type { Database } from "../../../../database/open-database.server.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { OPEN_PAYMENT_STATES } from "../rules/payment-state.ts";
import { callAdapter } from "./call-adapter.ts";
import { closeAttempt } from "./close-attempt.server.ts";

type Shutting = {
	readonly payment: PaymentRow;
	readonly state: "expired" | "cancelled";
	readonly failure: FailureCode;
};

/**
 * Shuts the page of an attempt at the bank, so that nobody can pay there any more, and ends the attempt.
 * @returns `impossible` where the bank can't do that at all, `refused` when it did not: somebody may have paid meanwhile.
 */
export async function shutAttempt(
	db: Database,
	{ payment, state, failure }: Shutting,
	deps: BankDeps,
): Promise<"shut" | "refused" | "impossible"> {
	const bank = bankOf(deps.banks, payment);
	const { providerId, reference } = payment;
	if (!bank?.cancelPayment || !providerId) return "impossible";
	// The bank's notification may come before its answer to us, and does not say why.
	await changeFailure(db, { id: payment.id, from: payment.failure, to: failure });
	await passStep(deps, "bank.beforeCancel");
	const answer = await callAdapter(async () => bank.cancelPayment?.({ reference, providerId }), deps.log);
	await passStep(deps, "bank.cancelled");
	if (!answer?.ok) {
		deps.log.info("A payment was not shut", {
			provider: bank.code,
			reference,
			code: answer?.code,
			reason: answer?.reason,
		});
		await changeFailure(db, { id: payment.id, from: failure, to: payment.failure });
		return "refused";
	}
	await closeAttempt(db, { paymentId: payment.id, state, failure }, deps);
	return "shut";
}

type FailureChange = { readonly id: string; readonly from: string | null; readonly to: string | null };

/** Only while the attempt is open: one that has ended has its reason already. */
async function changeFailure(db: Database, { id, from, to }: FailureChange): Promise<void> {
	await db
		.updateTable("payment")
		.set({ failure: to })
		.where("id", "=", id)
		.where("state", "in", [...OPEN_PAYMENT_STATES])
		.where("failure", "is not distinct from", from)
		.execute();
}
