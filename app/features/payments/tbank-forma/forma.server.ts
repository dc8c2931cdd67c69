import { createNetworkCheck } from "../../../platform/networks.server.ts";
import { failPayment, refuseNotification } from "../bank-failure.ts";
import type { PaymentProvider, PaymentReport, ProviderFailure } from "../provider.ts";
import { fromRoubleNumber } from "../roubles.ts";
import { createFormaPayment } from "./create-forma-payment.server.ts";
import { createFormaClient } from "./forma-client.server.ts";
import { FORMA_NETWORKS, type FormaOptions } from "./forma-options.ts";
import type { FormaApplication } from "./forma-wire.ts";
import { readFormaClaim, readFormaNotification } from "./read-forma-notification.server.ts";
import { refundFormaPayment } from "./refund-forma-payment.server.ts";
import { reportForma } from "./report-forma.ts";

/**
 * T-Bank "forma": a bank credit whose interest the school pays. The fiscal receipt is not the bank's business. Our order number
 * is what the bank goes by; `providerId` is the same, for webhooks and `info` know no other.
 */
export function createForma(options: FormaOptions): PaymentProvider {
	const client = createFormaClient(options);
	const maySend = options.senders ? createNetworkCheck(options.senders) : () => true;
	const report = (application: FormaApplication): PaymentReport | ProviderFailure =>
		reportForma(application, application.id, options.clock.now()) ??
		failPayment("unavailable", "forma info: a sum with parts of a kopeck");
	return {
		code: "tbank_forma",
		months: [...options.promoCodes.keys()].sort((left, right) => left - right),
		async createPayment(attempt) {
			const created = await createFormaPayment(client, attempt, options);
			return created.ok ? { ...created, providerId: attempt.reference } : created;
		},
		async fetchState({ reference }) {
			const read = await client.read(reference);
			return read.ok ? report(read.answer) : read;
		},
		async capturePayment({ reference, amount }) {
			const now = await client.read(reference);
			if (!now.ok) return now;
			if (now.answer.committed) return report(now.answer);
			if (fromRoubleNumber(now.answer.order_amount)?.minor !== amount.minor) {
				return failPayment("refused", "forma commit: the credit is of another sum");
			}
			const done = await client.change(reference, "commit");
			return done.ok ? report(done.answer) : done;
		},
		async cancelPayment({ reference }) {
			const now = await client.read(reference);
			if (!now.ok) return now;
			const { status, committed } = now.answer;
			if (status === "canceled" || status === "rejected") return { ok: true };
			if (committed) return failPayment("refused", "forma cancel: already committed");
			const done = await client.change(reference, "cancel");
			return done.ok ? { ok: true } : done;
		},
		refund: (request) => refundFormaPayment(client, request),
		async readNotification(notification) {
			if (!maySend(notification.ip)) return refuseNotification("forged", "forma: a strange sender");
			return readFormaNotification(client, notification, options.clock);
		},
		unsigned: { isFromBank: createNetworkCheck(FORMA_NETWORKS), readClaim: readFormaClaim },
	};
}
