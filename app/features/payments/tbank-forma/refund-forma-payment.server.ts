import { failPayment } from "../bank-failure.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import { fromRoubleNumber } from "../roubles.ts";
import type { FormaClient } from "./forma-client.server.ts";

/** Before `commit` the whole credit can be cancelled; afterwards, or in part, it is given back through the bank's office. */
export async function refundFormaPayment(
	client: FormaClient,
	{ reference, amount }: Parameters<PaymentProvider["refund"]>[0],
): Promise<RefundedPayment | ProviderFailure> {
	const now = await client.read(reference);
	if (!now.ok) return now;
	const { status, committed, order_amount } = now.answer;
	if (fromRoubleNumber(order_amount)?.minor !== amount.minor) {
		return failPayment("unsupported", "forma cancel: a credit cannot be cancelled in part");
	}
	if (committed) return failPayment("unsupported", "forma cancel: committed, the bank's office gives it back");
	const isDone = status === "canceled" || status === "rejected";
	const cancelled = isDone ? now : await client.change(reference, "cancel");
	return cancelled.ok ? { ok: true, refunded: amount, state: "cancelled" } : cancelled;
}
