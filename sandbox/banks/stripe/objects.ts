import { isPaid, type StripePayment, type StripeRefund } from "./payment.ts";

/** A Checkout Session; `expand` holds paths as the API takes them. */
export function sessionObject(payment: StripePayment, base: string, expand: readonly string[] = []): object {
	const isExpanded = expand.some((path) => path.startsWith("payment_intent"));
	return {
		id: payment.id,
		object: "checkout.session",
		amount_subtotal: payment.amount,
		amount_total: payment.amount,
		cancel_url: payment.cancelUrl,
		client_reference_id: payment.reference || null,
		created: payment.created,
		currency: "usd",
		customer_email: payment.email ?? null,
		expires_at: payment.created + 24 * 60 * 60,
		livemode: false,
		locale: payment.language,
		metadata: payment.metadata,
		mode: "payment",
		payment_intent: payment.isTried ? (isExpanded ? intentObject(payment, expand) : payment.intent) : null,
		payment_status: isPaid(payment) ? "paid" : "unpaid",
		status: payment.status,
		success_url: payment.successUrl,
		url: payment.status === "open" ? `${base}/c/pay/${payment.id}` : null,
	};
}

function intentObject(payment: StripePayment, expand: readonly string[]): object {
	const isExpanded = expand.includes("payment_intent.latest_charge");
	return {
		id: payment.intent,
		object: "payment_intent",
		amount: payment.amount,
		currency: "usd",
		status: isPaid(payment) ? "succeeded" : payment.challenge ? "requires_action" : "requires_payment_method",
		metadata: payment.intentMetadata,
		last_payment_error: payment.refusal
			? { type: "card_error", code: "card_declined", decline_code: payment.refusal }
			: null,
		latest_charge: isPaid(payment) ? (isExpanded ? chargeObject(payment) : payment.charge) : null,
	};
}

export function chargeObject(payment: StripePayment): object {
	return {
		id: payment.charge,
		object: "charge",
		amount: payment.amount,
		amount_refunded: payment.refunded,
		currency: "usd",
		metadata: payment.intentMetadata,
		paid: true,
		payment_intent: payment.intent,
		refunded: payment.refunded >= payment.amount,
		status: "succeeded",
	};
}

export function refundObject(payment: StripePayment, refund: StripeRefund, expand: readonly string[]): object {
	return {
		id: refund.id,
		object: "refund",
		amount: refund.amount,
		charge: expand.includes("charge") ? chargeObject(payment) : payment.charge,
		currency: "usd",
		metadata: refund.metadata ?? {},
		payment_intent: payment.intent,
		status: "succeeded",
	};
}

export function eventObject(type: string, object: object, { id, created }: { id: string; created: number }): object {
	return {
		id,
		object: "event",
		api_version: "2026-10-28.endive",
		created,
		data: { object },
		livemode: false,
		pending_webhooks: 1,
		request: { id: null, idempotency_key: null },
		type,
	};
}
