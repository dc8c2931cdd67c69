import type Stripe from "stripe";
import { money } from "../../../shared/money.ts";
import { failPayment } from "../bank-failure.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import { readStripeError } from "./read-stripe-error.server.ts";

const NAME = "stripe refund";

/** Gives back cents of the session's intent; Stripe itself remembers the key. */
export async function refundStripePayment(
	stripe: Stripe,
	{ reference, providerId, amount, key }: Parameters<PaymentProvider["refund"]>[0],
): Promise<RefundedPayment | ProviderFailure> {
	const intent = await findIntent(stripe, providerId);
	if (typeof intent !== "string") return intent;
	try {
		const refund = await stripe.refunds.create(
			{ payment_intent: intent, amount: amount.minor, metadata: { reference }, expand: ["charge"] },
			{ idempotencyKey: key },
		);
		if (refund.status === "failed" || refund.status === "canceled") {
			return failPayment("refused", `${NAME}: ${refund.failure_reason ?? refund.status}`);
		}
		const charge = typeof refund.charge === "object" ? refund.charge : null;
		const isWhole = charge !== null && charge.amount_refunded >= charge.amount;
		return { ok: true, refunded: money(refund.amount, "USD"), state: isWhole ? "refunded" : "partially_refunded" };
	} catch (error) {
		return readStripeError(NAME, error, true);
	}
}

async function findIntent(stripe: Stripe, session: string): Promise<string | ProviderFailure> {
	try {
		const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
		const id = typeof intent === "string" ? intent : intent?.id;
		return id ?? failPayment("refused", `${NAME}: nothing was paid`);
	} catch (error) {
		return readStripeError(NAME, error, false);
	}
}
