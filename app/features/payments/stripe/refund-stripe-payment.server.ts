import type Stripe from "stripe";
import { money } from "../../../shared/money.ts";
import { failPayment } from "../bank-failure.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import { readStripeError } from "./read-stripe-error.server.ts";

const METHOD = { name: "stripe refund", changes: true };

/**
 * Gives back cents of the session's intent. Stripe repeats its first answer to a key and forgets the key after a day, so the key goes
 * with the refund too: it is looked for before it is sent, and read as it is now.
 */
export async function refundStripePayment(
	stripe: Stripe,
	{ reference, providerId, amount, key }: Parameters<PaymentProvider["refund"]>[0],
): Promise<RefundedPayment | ProviderFailure> {
	const intent = await findIntent(stripe, providerId);
	if (typeof intent !== "string") return intent;
	const made = await findMade(stripe, intent, key);
	if (made && "ok" in made) return made;
	try {
		const sent = { payment_intent: intent, amount: amount.minor, metadata: { reference, key }, expand: ["charge"] };
		return readRefund(made ?? (await stripe.refunds.create(sent, { idempotencyKey: key })));
	} catch (error) {
		return readStripeError(METHOD, error);
	}
}

/** What the bank has only accepted is not known yet: it may still fail. */
function readRefund(refund: Stripe.Refund): RefundedPayment | ProviderFailure {
	const { status } = refund;
	if (status === "failed" || status === "canceled") {
		return failPayment("refused", `${METHOD.name}: ${refund.failure_reason ?? status}`);
	}
	if (status !== "succeeded") return failPayment("unknown", `${METHOD.name}: ${status ?? "no status"}`);
	const charge = typeof refund.charge === "object" ? refund.charge : null;
	const isWhole = charge !== null && charge.amount_refunded >= charge.amount;
	return { ok: true, refunded: money(refund.amount, "USD"), state: isWhole ? "refunded" : "partially_refunded" };
}

async function findMade(
	stripe: Stripe,
	intent: string,
	key: string,
): Promise<Stripe.Refund | ProviderFailure | undefined> {
	try {
		const listed = stripe.refunds.list({ payment_intent: intent, limit: 100, expand: ["data.charge"] });
		for await (const refund of listed) if (refund.metadata?.key === key) return refund;
		return undefined;
	} catch (error) {
		return failLookup(error);
	}
}

async function findIntent(stripe: Stripe, session: string): Promise<string | ProviderFailure> {
	try {
		const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
		const id = typeof intent === "string" ? intent : intent?.id;
		return id ?? failPayment("refused", `${METHOD.name}: nothing was paid`);
	} catch (error) {
		return failLookup(error);
	}
}

/** Not refused, unless nothing is there: an earlier try may have been taken, and a refusal would be tried under another key. */
function failLookup(error: unknown): ProviderFailure {
	const failure = readStripeError({ ...METHOD, changes: false }, error);
	return failure.absent ? failure : failPayment("unavailable", failure.reason);
}
