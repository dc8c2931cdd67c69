import Stripe from "stripe";
import { expect, test } from "vitest";
import { readStripeError } from "./read-stripe-error.server.ts";

const said = (statusCode: number, code: string) =>
	Stripe.errors.StripeError.generate({ type: "invalid_request_error", statusCode, code } as never);

test("a question that is being answered at this moment has been refused by nobody", () => {
	const error = said(409, "idempotency_key_in_use");
	expect(readStripeError("refund", error, true)).toMatchObject({ code: "unknown" });
	expect(readStripeError("read", error, false)).toMatchObject({ code: "unavailable" });
});

test("too many calls did nothing, a bank that broke down may have", () => {
	for (const changes of [true, false])
		expect(readStripeError("refund", said(429, "rate_limit"), changes)).toMatchObject({ code: "unavailable" });
	for (const status of [500, 503]) {
		expect(readStripeError("refund", said(status, "api_error"), true)).toMatchObject({ code: "unknown" });
		expect(readStripeError("read", said(status, "api_error"), false)).toMatchObject({ code: "unavailable" });
	}
});

test("what Stripe refuses is refused, what it does not have is absent", () => {
	expect(readStripeError("refund", said(400, "charge_already_refunded"), true)).toMatchObject({
		code: "refused",
		reason: "refund: 400 charge_already_refunded",
	});
	expect(readStripeError("read", said(404, "resource_missing"), false)).toMatchObject({ absent: true });
});
