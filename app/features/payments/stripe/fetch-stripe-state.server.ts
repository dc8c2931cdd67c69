import type Stripe from "stripe";
import type { Clock } from "../../../platform/clock.server.ts";
import { failAsAbsent, failPayment } from "../bank-failure.ts";
import type { PaymentProvider, PaymentReport, ProviderFailure } from "../provider.ts";
import { readStripeError } from "./read-stripe-error.server.ts";
import { reportStripe } from "./report-stripe.ts";

const METHOD = { name: "stripe state", changes: false };
const EXPAND = ["payment_intent.latest_charge"];
/** A lost answer is looked for soon; a session lives for a day. */
const SEARCHED_SECONDS = 7 * 24 * 60 * 60;
const MOST_SEARCHED = 2_000;

type Asked = Parameters<PaymentProvider["fetchState"]>[0];

/** By the session, or, where the answer to its creation was lost, by our reference among the sessions of the last week. */
export async function fetchStripeState(
	stripe: Stripe,
	{ reference, providerId }: Asked,
	clock: Clock,
): Promise<PaymentReport | ProviderFailure> {
	try {
		const id = providerId ?? (await findSession(stripe, reference, clock));
		if (typeof id !== "string") return id;
		const session = await stripe.checkout.sessions.retrieve(id, { expand: EXPAND });
		const report = reportStripe(session);
		if (report?.reference !== reference) return failPayment("refused", `${METHOD.name}: a session of another order`);
		return report;
	} catch (error) {
		return readStripeError(METHOD, error);
	}
}

/** The session that a charge belongs to. */
export async function fetchStripeIntentState(stripe: Stripe, intent: string): Promise<PaymentReport | ProviderFailure> {
	try {
		const [session] = (await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data;
		const full = session && (await stripe.checkout.sessions.retrieve(session.id, { expand: EXPAND }));
		return (full && reportStripe(full)) ?? failAsAbsent(`${METHOD.name}: no session of ours`);
	} catch (error) {
		return readStripeError(METHOD, error);
	}
}

async function findSession(stripe: Stripe, reference: string, clock: Clock): Promise<string | ProviderFailure> {
	const since = Math.floor(clock.now().getTime() / 1000) - SEARCHED_SECONDS;
	let searched = 0;
	for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
		if (session.client_reference_id === reference) return session.id;
		if (++searched >= MOST_SEARCHED) return failPayment("unavailable", `${METHOD.name}: too many sessions to search`);
	}
	return failAsAbsent(`${METHOD.name}: no such session`);
}
