import Stripe from "stripe";
import type { StripeOptions } from "./stripe-options.ts";

const STRIPE_ORIGIN = "https://api.stripe.com";

/**
 * The official SDK, its every call sent to `apiBase`. It never repeats a call by itself: who calls knows whether a repetition is
 * safe, and repeats with the same key.
 */
export function openStripe({ apiBase, secretKey, timeoutMs }: Omit<StripeOptions, "webhookSecret" | "clock">): Stripe {
	const send = (url: string | URL | Request, init?: RequestInit) =>
		globalThis.fetch(String(url).replace(/^https:\/\/api\.stripe\.com(?::\d+)?(?=\/)/, apiBase), {
			...init,
			redirect: "manual",
		});
	return new Stripe(secretKey, {
		host: new URL(STRIPE_ORIGIN).hostname,
		httpClient: Stripe.createFetchHttpClient(send),
		maxNetworkRetries: 0,
		timeout: timeoutMs,
		telemetry: false,
	});
}
