import { z } from "zod";
import { createNetworkCheck } from "../../../platform/networks.server.ts";
import { refuseNotification } from "../bank-failure.ts";
import type { PaymentProvider } from "../provider.ts";
import { cancelTbankPayment } from "./cancel-tbank-payment.server.ts";
import { createTbankPayment } from "./create-tbank-payment.server.ts";
import { fetchTbankState } from "./fetch-tbank-state.server.ts";
import { readTbankNotification } from "./read-tbank-notification.server.ts";
import { refundTbankPayment } from "./refund-tbank-payment.server.ts";
import { createTbankClient } from "./tbank-client.server.ts";
import type { TbankOptions } from "./tbank-options.ts";
import { buildTbankReceipt } from "./tbank-receipt.ts";
import { confirmSchema } from "./tbank-wire.ts";

/** T-Bank internet acquiring, EACQ v2: Russian cards, one stage, receipts of 54-FZ. */
export function createTbank(options: TbankOptions): PaymentProvider {
	const client = createTbankClient(options);
	const maySend = options.senders ? createNetworkCheck(options.senders) : () => true;
	return {
		code: "tbank",
		createPayment: (attempt) => createTbankPayment(client, attempt, options),
		fetchState: (payment) => fetchTbankState(client, payment),
		refund: (request) => refundTbankPayment(client, request, options),
		async capturePayment({ reference, providerId, amount }) {
			const sent = await client.send("Confirm", { PaymentId: providerId, Amount: amount.minor }, confirmSchema);
			// A refusal also means that it was confirmed before: the state tells.
			if (!sent.ok && sent.code !== "refused") return sent;
			return fetchTbankState(client, { reference, providerId, amount });
		},
		cancelPayment: (payment) => cancelTbankPayment(client, payment),
		async sendClosingReceipt({ providerId, items, customer }) {
			const Receipt = buildTbankReceipt({ items, customer, method: "full_payment", isClosing: true }, options);
			const sent = await client.send("SendClosingReceipt", { PaymentId: providerId, Receipt }, z.object({}));
			return sent.ok ? { ok: true } : sent;
		},
		async readNotification(notification) {
			if (!maySend(notification.ip)) return refuseNotification("forged", "tbank: a strange sender");
			return readTbankNotification(notification, options);
		},
	};
}
