import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { type BankDeps, passStep } from "../checkout-deps.ts";
import { lockPayment } from "../ledger/lock-order.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { isOpenPayment, laterPaymentState } from "../rules/payment-state.ts";

type Closing = {
	readonly paymentId: string;
	readonly state: "failed" | "expired" | "cancelled";
	readonly failure: FailureCode;
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
		if (!payment) return;
		const isOpen = isOpenPayment(payment.state);
		// Only the page of a declined card is closed; the reason why the card was declined stays.
		if (!isOpen && !(payment.state === "failed" && state === "cancelled")) return;
		await transaction
			.updateTable("payment")
			.set({
				state: laterPaymentState(payment.state, state),
				failure: isOpen ? failure : payment.failure,
				updatedAt: deps.clock.now(),
			})
			.where("id", "=", paymentId)
			.execute();
		if (payment.orderId) {
			await settleOrder(transaction, { orderId: payment.orderId, by: "clock", reason: failure }, deps);
		}
		await passStep(deps, "close.written");
	});
	await passStep(deps, "close.committed");
}
