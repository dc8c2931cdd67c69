import Stripe from "stripe";
import { expect, test } from "vitest";
import { readStripeError } from "./read-stripe-error.server.ts";

const said = (statusCode: number, code: string) =>
	Stripe.errors.StripeError.generate({ type: "invalid_request_error", statusCode, code } as never);

const REFUND = { name: "refund", changes: true };
const READ = { name: "read", changes: false };

test("a question that is being answered at this moment has been refused by nobody", () => {
	const error = said(409, "idempotency_key_in_use");
	expect(readStripeError(REFUND, error)).toMatchObject({ code: "unknown" });
	expect(readStripeError(READ, error)).toMatchObject({ code: "unavailable" });
});

test("too many calls did nothing, a bank that broke down may have", () => {
	for (const method of [REFUND, READ])
		expect(readStripeError(method, said(429, "rate_limit"))).toMatchObject({ code: "unavailable" });
	for (const status of [500, 503]) {
		expect(readStripeError(REFUND, said(status, "api_error"))).toMatchObject({ code: "unknown" });
		expect(readStripeError(READ, said(status, "api_error"))).toMatchObject({ code: "unavailable" });
	}
});

test("what Stripe refuses is refused, what it does not have is absent", () => {
	expect(readStripeError(REFUND, said(400, "charge_already_refunded"))).toMatchObject({
		code: "refused",
		reason: "refund: 400 charge_already_refunded",
	});
	expect(readStripeError(READ, said(404, "resource_missing"))).toMatchObject({ absent: true });
});

test("of a connection that failed the reason names the code, and nothing that was sent", () => {
	const detail = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:443"), { code: "ECONNREFUSED" });
	const error = new Stripe.errors.StripeConnectionError({ message: "sk_live_secret", detail } as never);
	expect(readStripeError(REFUND, error)).toMatchObject({
		code: "unavailable",
		reason: "refund: unreachable ECONNREFUSED",
	});
});
