import Stripe from "stripe";
import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { readStripeNotification } from "./read-stripe-notification.server.ts";

const SECRET = "whsec_test";
const session = { id: "cs_1", amount_total: 300_00, currency: "usd", client_reference_id: "ORB-1-1" };

/** What is made of a signed event where the bank gives this answer to every question. */
function read(type: string, object: object, answer: Response = Response.json({})) {
	const stripe = new Stripe("sk_test_x", {
		httpClient: Stripe.createFetchHttpClient((async () => answer) as never),
		maxNetworkRetries: 0,
		telemetry: false,
	});
	const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
	const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
	const notification = {
		body: Buffer.from(payload),
		headers: { "stripe-signature": header },
		query: new URLSearchParams(),
		ip: undefined,
	};
	const keys = { webhookSecret: SECRET, clock: createSettableClock(new Date()) };
	return readStripeNotification(stripe, notification, keys);
}

test("a session that is complete is paid only where its money has come", async () => {
	const told = (payment_status: string) =>
		read("checkout.session.completed", { ...session, status: "complete", payment_status });
	expect(await told("paid")).toMatchObject({ report: { state: "captured" } });
	expect(await told("unpaid")).toMatchObject({ report: { state: "pending" } });
});

test("a payment that failed after its session was complete has failed", async () => {
	const object = { ...session, status: "complete", payment_status: "unpaid" };
	expect(await read("checkout.session.async_payment_failed", object)).toMatchObject({
		report: { state: "failed", failure: "declined" },
	});
	const paid = { ...object, payment_status: "paid" };
	expect(await read("checkout.session.async_payment_succeeded", paid)).toMatchObject({ report: { state: "captured" } });
});

test("a refund of somebody else's charge is none of ours, one that the bank could not be asked about comes again", async () => {
	const charge = { id: "ch_1", payment_intent: "pi_1" };
	const none = Response.json({ object: "list", url: "/v1/checkout/sessions", has_more: false, data: [] });
	expect(await read("charge.refunded", charge, none)).toMatchObject({ code: "irrelevant", status: 200 });
	const broken = Response.json({ error: { type: "api_error", message: "down" } }, { status: 500 });
	expect(await read("charge.refunded", charge, broken)).toMatchObject({ code: "unverified", status: 503 });
});
