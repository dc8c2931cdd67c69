import { withQuery } from "ufo";
import type { Clock } from "../../../platform/clock.server.ts";
import { failPayment } from "../bank-failure.ts";
import { findItemsFault } from "../check-attempt.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import { toRoubleText } from "../roubles.ts";
import { reportYookassa } from "./report-yookassa.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";
import type { YookassaOptions } from "./yookassa-options.ts";
import { buildYookassaReceipt } from "./yookassa-receipt.ts";
import { paymentSchema, refundListSchema, refundSchema, type YookassaRefund } from "./yookassa-wire.ts";

type Asked = Parameters<PaymentProvider["refund"]>[0];

const NAME = "yookassa refund";
const MOST_LISTED = 100;

/**
 * Gives back with a receipt of what is given back; what is left is read from the payment afterwards. The bank forgets keys after a day
 * and may take longer over a refund: the key also goes with the refund, which is looked for before it is sent.
 */
export async function refundYookassaPayment(
	client: YookassaClient,
	asked: Asked,
	options: YookassaOptions & { clock: Clock },
): Promise<RefundedPayment | ProviderFailure> {
	const { providerId, amount, items } = asked;
	const fault = findItemsFault(items, amount);
	if (fault) return fault;
	const refunded = await findOrSend(client, asked, options);
	if (!refunded.ok) return refunded;
	const { status } = refunded.answer;
	if (status === "canceled") return failPayment("refused", `${NAME}: cancelled by the bank`);
	if (status !== "succeeded") return failPayment("unknown", `${NAME}: ${status}`);
	const read = await client.read(`payments/${encodeURIComponent(providerId)}`, paymentSchema);
	const report = read.ok ? reportYookassa(read.answer, options.clock.now()) : undefined;
	// Done, yet nobody knows what is left: the same key may be sent again.
	if (!report) return failPayment("unknown", `${NAME}: the payment could not be read afterwards`);
	return { ok: true, refunded: amount, state: report.state };
}

async function findOrSend(
	client: YookassaClient,
	{ providerId, amount, key, items, customer, isSettled }: Asked,
	options: YookassaOptions,
): Promise<{ readonly ok: true; readonly answer: YookassaRefund } | ProviderFailure> {
	const listed = await client.read(
		withQuery("refunds", { payment_id: providerId, limit: MOST_LISTED }),
		refundListSchema,
	);
	// Not refused, whatever the bank says: an earlier try may have been taken, and a refusal would be tried under another key.
	if (!listed.ok) return failPayment("unavailable", listed.reason);
	const made = listed.answer.items.find(({ metadata }) => metadata?.key === key);
	if (made) return { ok: true, answer: made };
	const body = {
		payment_id: providerId,
		amount: { value: toRoubleText(amount), currency: "RUB" },
		receipt: buildYookassaReceipt({ items, customer, mode: isSettled ? "full_payment" : "full_prepayment" }, options),
		metadata: { key },
	};
	return client.post("refunds", body, key, refundSchema);
}
