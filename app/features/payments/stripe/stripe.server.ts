import type { PaymentProvider } from "../provider.ts";
import { createStripePayment } from "./create-stripe-payment.server.ts";
import { fetchStripeState } from "./fetch-stripe-state.server.ts";
import { openStripe } from "./open-stripe.server.ts";
import { readStripeError } from "./read-stripe-error.server.ts";
import { readStripeNotification } from "./read-stripe-notification.server.ts";
import { refundStripePayment } from "./refund-stripe-payment.server.ts";
import type { StripeOptions } from "./stripe-options.ts";

/** Stripe Checkout: foreign cards in dollars. Stripe makes no receipts of 54-FZ. */
export function createStripe(options: StripeOptions): PaymentProvider {
	const stripe = openStripe(options);
	return {
		code: "stripe",
		createPayment: (attempt) => createStripePayment(stripe, attempt),
		fetchState: (payment) => fetchStripeState(stripe, payment, options.clock),
		refund: (request) => refundStripePayment(stripe, request),
		readNotification: (notification) => readStripeNotification(stripe, notification, options),
		async cancelPayment({ providerId }) {
			try {
				const session = await stripe.checkout.sessions.retrieve(providerId);
				if (session.status !== "expired") await stripe.checkout.sessions.expire(providerId);
				return { ok: true };
			} catch (error) {
				return readStripeError({ name: "stripe expire", changes: true }, error);
			}
		},
	};
}
