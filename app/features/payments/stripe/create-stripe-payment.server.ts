import type Stripe from "stripe";
import { failPayment } from "../bank-failure.ts";
import { findAttemptFault } from "../check-attempt.ts";
import { pageAddressSchema } from "../page-address.ts";
import type { CreatedPayment, PaymentAttempt, ProviderFailure } from "../provider.ts";
import { readStripeError } from "./read-stripe-error.server.ts";

const METHOD = { name: "stripe create", changes: true };

/** A Checkout Session: the card is entered on Stripe's page. The reference is the idempotency key, so repeating is safe. */
export async function createStripePayment(
	stripe: Stripe,
	attempt: PaymentAttempt,
): Promise<CreatedPayment | ProviderFailure> {
	const fault = findAttemptFault(attempt, "USD");
	if (fault) return fault;
	try {
		const session = await stripe.checkout.sessions.create(buildSession(attempt), { idempotencyKey: attempt.reference });
		// Only a page that Stripe hosts itself has an address.
		if (!pageAddressSchema.safeParse(session.url).success || !session.url) {
			return failPayment("unknown", `${METHOD.name}: no address of the page`);
		}
		return { ok: true, providerId: session.id, redirectUrl: session.url, state: "created" };
	} catch (error) {
		return readStripeError(METHOD, error);
	}
}

function buildSession(attempt: PaymentAttempt): Stripe.Checkout.SessionCreateParams {
	const { reference, orderNumber, items, customer, description } = attempt;
	const metadata = { reference, order: orderNumber };
	return {
		mode: "payment",
		client_reference_id: reference,
		line_items: items
			.filter(({ amount }) => amount.minor > 0)
			.map(({ name, quantity, price }) => ({
				quantity,
				price_data: { currency: "usd", unit_amount: price.minor, product_data: { name } },
			})),
		...(customer.email ? { customer_email: customer.email } : {}),
		locale: attempt.locale,
		success_url: attempt.returnUrl,
		cancel_url: attempt.returnUrl,
		metadata,
		// The charge inherits these, and a refund is told by its charge.
		payment_intent_data: { description, metadata },
	};
}
