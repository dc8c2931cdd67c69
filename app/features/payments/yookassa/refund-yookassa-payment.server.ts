import type { Clock } from "../../../platform/clock.server.ts";
import { failPayment } from "../bank-failure.ts";
import { findItemsFault } from "../check-attempt.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import { toRoubleText } from "../roubles.ts";
import { reportYookassa } from "./report-yookassa.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";
import type { YookassaOptions } from "./yookassa-options.ts";
import { buildYookassaReceipt } from "./yookassa-receipt.ts";
import { paymentSchema, refundSchema } from "./yookassa-wire.ts";

/** Gives back with a receipt of what is given back; what is left is read from the payment afterwards. */
export async function refundYookassaPayment(
	client: YookassaClient,
	{ providerId, amount, key, items, customer }: Parameters<PaymentProvider["refund"]>[0],
	options: YookassaOptions & { clock: Clock },
): Promise<RefundedPayment | ProviderFailure> {
	const fault = findItemsFault(items, amount);
	if (fault) return fault;
	const body = {
		payment_id: providerId,
		amount: { value: toRoubleText(amount), currency: "RUB" },
		receipt: buildYookassaReceipt({ items, customer, mode: "full_prepayment" }, options),
	};
	const refunded = await client.post("refunds", body, key, refundSchema);
	if (!refunded.ok) return refunded;
	if (refunded.answer.status === "canceled") return failPayment("refused", "yookassa refund: cancelled by the bank");
	const read = await client.read(`payments/${encodeURIComponent(providerId)}`, paymentSchema);
	const report = read.ok ? reportYookassa(read.answer, options.clock.now()) : undefined;
	// Done, yet nobody knows what is left: the same key may be sent again.
	if (!report) return failPayment("unknown", "yookassa refund: the payment could not be read afterwards");
	return { ok: true, refunded: amount, state: report.state };
}
