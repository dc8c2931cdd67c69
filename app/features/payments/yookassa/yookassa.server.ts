import { createNetworkCheck } from "../../../platform/networks.server.ts";
import { refuseNotification } from "../bank-failure.ts";
import type { PaymentProvider } from "../provider.ts";
import { toRoubleText } from "../roubles.ts";
import { createYookassaPayment } from "./create-yookassa-payment.server.ts";
import { fetchYookassaState } from "./fetch-yookassa-state.server.ts";
import { readYookassaClaim, readYookassaNotification } from "./read-yookassa-notification.server.ts";
import { refundYookassaPayment } from "./refund-yookassa-payment.server.ts";
import { createYookassaClient } from "./yookassa-client.server.ts";
import { YOOKASSA_NETWORKS, type YookassaOptions } from "./yookassa-options.ts";
import { buildYookassaReceipt } from "./yookassa-receipt.ts";
import { receiptSchema } from "./yookassa-wire.ts";

/** YooKassa v3: Sber's credit for a purchase, or a second way to pay by a Russian card. An unpaid payment runs out by itself. */
export function createYookassa(options: YookassaOptions): PaymentProvider {
	const client = createYookassaClient(options);
	const maySend = options.senders ? createNetworkCheck(options.senders) : () => true;
	return {
		code: "yookassa",
		createPayment: (attempt) => createYookassaPayment(client, attempt, options),
		fetchState: (payment) => fetchYookassaState(client, payment, options.clock),
		refund: (request) => refundYookassaPayment(client, request, options),
		async sendClosingReceipt({ reference, providerId, items, customer }) {
			const total = items.reduce((sum, { amount }) => sum + amount.minor, 0);
			const body = {
				type: "payment",
				payment_id: providerId,
				send: true,
				...buildYookassaReceipt({ items, customer, mode: "full_payment" }, options),
				settlements: [
					{ type: "prepayment", amount: { value: toRoubleText({ minor: total, currency: "RUB" }), currency: "RUB" } },
				],
			};
			const sent = await client.post("receipts", body, `closing-${reference}`, receiptSchema);
			return sent.ok ? { ok: true } : sent;
		},
		async readNotification(notification) {
			if (!maySend(notification.ip)) return refuseNotification("forged", "yookassa: a strange sender");
			return readYookassaNotification(client, notification, options.clock);
		},
		unsigned: { isFromBank: createNetworkCheck(YOOKASSA_NETWORKS), readClaim: readYookassaClaim },
	};
}
