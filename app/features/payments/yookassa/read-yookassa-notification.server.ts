import type { Clock } from "../../../platform/clock.server.ts";
import { refuseNotification } from "../bank-failure.ts";
import type { Notification, PaymentClaim, ReadNotification } from "../provider.ts";
import { readJsonObject } from "../read-json-object.ts";
import { reportYookassa } from "./report-yookassa.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";
import {
	paymentSchema,
	type YookassaNotification,
	type YookassaPayment,
	yookassaNotificationSchema,
} from "./yookassa-wire.ts";

const TAKEN = { status: 200, body: "", contentType: "text/plain" } as const;
const EVENTS = new Set(["payment.waiting_for_capture", "payment.succeeded", "payment.canceled", "refund.succeeded"]);

/** Nobody signs these, so a notification is only a hint: the payment is read again, and a hint that differs from it is forged. */
export async function readYookassaNotification(
	client: YookassaClient,
	{ body }: Notification,
	clock: Clock,
): Promise<ReadNotification> {
	const claimed = yookassaNotificationSchema.safeParse(readJsonObject(body));
	if (!claimed.success) return refuseNotification("malformed", "yookassa: not a notification");
	if (!EVENTS.has(claimed.data.event)) return refuseNotification("irrelevant", "yookassa: another kind of event");
	const id = paymentIdOf(claimed.data);
	if (!id) return refuseNotification("malformed", "yookassa: a refund without a payment");
	const read = await client.read(`payments/${encodeURIComponent(id)}`, paymentSchema);
	if (!read.ok) {
		return read.absent
			? refuseNotification("forged", "yookassa: no such payment")
			: refuseNotification("unverified", read.reason);
	}
	const truth = read.answer;
	if (!isBorneOut(claimed.data, truth)) return refuseNotification("forged", "yookassa: the payment says otherwise");
	const report = reportYookassa(truth, clock.now());
	if (!report) return refuseNotification("irrelevant", "yookassa: not a payment of this site");
	const dedupeKey = `yookassa:${truth.id}:${truth.status}:${report.refunded?.minor ?? 0}`;
	return { ok: true, report, dedupeKey, reply: TAKEN };
}

/** Our reference stands in a payment only; a refund names no more than the bank's number of the payment. */
export function readYookassaClaim({ body }: Notification): PaymentClaim | undefined {
	const claimed = yookassaNotificationSchema.safeParse(readJsonObject(body));
	if (!claimed.success || !EVENTS.has(claimed.data.event)) return undefined;
	const providerId = paymentIdOf(claimed.data);
	return providerId ? { providerId, reference: claimed.data.object.metadata?.reference } : undefined;
}

function paymentIdOf({ event, object }: YookassaNotification): string | undefined {
	return event.startsWith("refund.") ? object.payment_id : object.id;
}

/** Events overtake one another, so the truth may be ahead of the claim, never behind it. */
function isBorneOut({ event, object }: YookassaNotification, truth: YookassaPayment): boolean {
	if (event === "refund.succeeded")
		return truth.refunded_amount !== undefined && Number(truth.refunded_amount.value) > 0;
	if (object.amount && object.amount.value !== truth.amount.value) return false;
	return event === "payment.waiting_for_capture" ? truth.status !== "pending" : event === `payment.${truth.status}`;
}
