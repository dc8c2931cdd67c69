import Stripe from "stripe";
import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf } from "../banks.fixture.ts";
import { refundStripePayment } from "./refund-stripe-payment.server.ts";

const amount = money(100_00, "USD");
const asked = { reference: "ORB-1-1", providerId: "cs_1", amount, items: [itemOf(amount)], customer: CUSTOMER };

/** A bank with the refunds it has, which takes its time over new ones. */
function openBank() {
	const refunds: { status: string; amount: number; charge: object; metadata: object }[] = [];
	const bank = { isBroken: false };
	const charge = { amount: 349_00, amount_refunded: 100_00 };
	const send = async (url: string, init: { method: string; body?: string }) => {
		if (url.includes("/sessions/")) return answer(200, { id: "cs_1", payment_intent: "pi_1" });
		if (bank.isBroken) return answer(403, { error: { type: "invalid_request_error", message: "no right" } });
		if (init.method === "GET")
			return answer(200, { object: "list", url: "/v1/refunds", has_more: false, data: refunds });
		const key = new URLSearchParams(init.body).get("metadata[key]") ?? "";
		const refund = { status: "pending", amount: 100_00, charge, metadata: { key } };
		refunds.push(refund);
		return answer(200, refund);
	};
	const stripe = new Stripe("sk_test_x", {
		httpClient: Stripe.createFetchHttpClient(send as never),
		maxNetworkRetries: 0,
		telemetry: false,
	});
	return { bank, refunds, ask: (key = "r1") => refundStripePayment(stripe, { ...asked, key }) };
}

function answer(status: number, body: object): Response {
	return Response.json(body, { status });
}

test("a refund that the bank has only accepted is not known, is not sent again, and then is what became of it", async () => {
	const { refunds, ask } = openBank();
	expect(await ask()).toMatchObject({ ok: false, code: "unknown" });
	for (const status of ["pending", "requires_action"]) {
		Object.assign(refunds[0] ?? {}, { status });
		expect(await ask()).toMatchObject({ ok: false, code: "unknown" });
	}
	Object.assign(refunds[0] ?? {}, { status: "succeeded" });
	expect(await ask()).toEqual({ ok: true, refunded: amount, state: "partially_refunded" });
	for (const status of ["failed", "canceled"]) {
		Object.assign(refunds[0] ?? {}, { status });
		expect(await ask()).toMatchObject({ code: "refused" });
	}
	expect(refunds).toHaveLength(1);
	await ask("r2");
	expect(refunds).toHaveLength(2);
});

test("a refund that could not be looked for is neither sent nor refused", async () => {
	const { bank, refunds, ask } = openBank();
	bank.isBroken = true;
	expect(await ask()).toMatchObject({ code: "unavailable" });
	expect(refunds).toEqual([]);
});
