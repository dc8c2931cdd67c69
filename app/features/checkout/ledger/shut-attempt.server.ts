import type { Database } from "../../../../database/open-database.server.ts";
import { type BankDeps, bankOf, passStep } from "../checkout-deps.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { callAdapter } from "./call-adapter.ts";
import { closeAttempt } from "./close-attempt.server.ts";
import type { PaymentRow } from "./lock-order.server.ts";

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
		return "refused";
	}
	await closeAttempt(db, { paymentId: payment.id, state, failure }, deps);
	return "shut";
}
