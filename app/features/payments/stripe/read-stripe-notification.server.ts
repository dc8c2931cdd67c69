import type Stripe from "stripe";
import { refuseNotification } from "../bank-failure.ts";
import type { Notification, PaymentReport, ProviderFailure, ReadNotification } from "../provider.ts";
import { fetchStripeIntentState } from "./fetch-stripe-state.server.ts";
import { reportStripe } from "./report-stripe.ts";
import type { StripeOptions } from "./stripe-options.ts";

/** Seconds between Stripe's stamp and our clock; an event that was recorded and sent again later is older. */
const TOLERANCE_SECONDS = 300;
const TAKEN = { status: 200, body: "", contentType: "text/plain" } as const;

type Keys = Pick<StripeOptions, "webhookSecret" | "clock">;

/** Signed over the raw bytes; the events come in any order. */
export async function readStripeNotification(
	stripe: Stripe,
	{ body, headers }: Notification,
	keys: Keys,
): Promise<ReadNotification> {
	const event = readEvent(stripe, body, headers["stripe-signature"], keys);
	if (!event) return refuseNotification("forged", "stripe: wrong or old signature");
	const told = await readReport(stripe, event);
	if (!told) return refuseNotification("irrelevant", `stripe: ${event.type}`);
	if (!told.ok) {
		return told.code === "refused"
			? refuseNotification("irrelevant", told.reason)
			: refuseNotification("unverified", told.reason);
	}
	return { ok: true, report: told, dedupeKey: `stripe:${event.id}`, reply: TAKEN };
}

function readEvent(stripe: Stripe, body: Buffer, signature: string | undefined, keys: Keys): Stripe.Event | undefined {
	try {
		const now = keys.clock.now().getTime();
		return stripe.webhooks.constructEvent(body, signature ?? "", keys.webhookSecret, TOLERANCE_SECONDS, undefined, now);
	} catch {
		return undefined;
	}
}

/** The signature says who wrote it, not that it is whole. */
function hasObject(event: Stripe.Event): boolean {
	const { id, data } = event as { id: unknown; data?: { object?: unknown } | null };
	return typeof id === "string" && typeof data?.object === "object" && data.object !== null;
}

/** @returns undefined for events that move no payment of ours. */
async function readReport(stripe: Stripe, event: Stripe.Event): Promise<PaymentReport | ProviderFailure | undefined> {
	if (!hasObject(event)) return undefined;
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.expired":
			return reportStripe(event.data.object);
		case "checkout.session.async_payment_failed": {
			const report = reportStripe(event.data.object);
			return report && { ...report, state: "failed", failure: "declined" };
		}
		case "charge.refunded": {
			const { payment_intent: intent } = event.data.object;
			const id = typeof intent === "string" ? intent : intent?.id;
			return id ? fetchStripeIntentState(stripe, id) : undefined;
		}
		default:
			return undefined;
	}
}
