import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { readYookassaClaim, readYookassaNotification } from "./read-yookassa-notification.server.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";

const amount = { value: "300.00", currency: "RUB" };
const paid = { id: "p1", status: "succeeded", amount, metadata: { reference: "ORB-1-1" } };

const notification = (event: string, object: object) => ({
	body: Buffer.from(JSON.stringify({ type: "notification", event, object })),
	headers: {},
	query: new URLSearchParams(),
	ip: undefined,
});

/** What is made of a notification where the bank says this of the payment. */
function read(event: string, object: object, truth: object) {
	const client: YookassaClient = {
		async read(_path, schema) {
			return { ok: true, answer: schema.parse(truth) };
		},
		post: () => Promise.reject(new Error("nothing is changed")),
	};
	const clock = createSettableClock("2026-11-18T09:00:00Z");
	return readYookassaNotification(client, notification(event, object), clock);
}

test("a notification of another sum than the bank's is forged", async () => {
	expect(await read("payment.succeeded", { id: "p1", amount }, paid)).toMatchObject({ ok: true });
	const other = { ...amount, value: "299.00" };
	expect(await read("payment.succeeded", { id: "p1", amount: other }, paid)).toMatchObject({ code: "forged" });
});

test("a payment that the shop has cancelled is no declined card", async () => {
	const called = (reason: string) => ({ ...paid, status: "canceled", cancellation_details: { reason } });
	const tell = (reason: string) => read("payment.canceled", { id: "p1", amount }, called(reason));
	const shut = await tell("canceled_by_merchant");
	expect(shut).toMatchObject({ ok: true, report: { state: "cancelled" } });
	expect(shut).not.toHaveProperty("report.failure");
	expect(await tell("general_decline")).toMatchObject({ report: { state: "failed", failure: "declined" } });
});

test("of what is no event of a payment nothing is claimed", () => {
	expect(readYookassaClaim(notification("payout.succeeded", { id: "p1" }))).toBeUndefined();
	expect(readYookassaClaim(notification("refund.succeeded", { id: "r1", payment_id: "p1" }))).toEqual({
		providerId: "p1",
	});
	const object = { id: "p1", metadata: { reference: "ORB-1-1" } };
	expect(readYookassaClaim(notification("payment.succeeded", object))).toEqual({
		providerId: "p1",
		reference: "ORB-1-1",
	});
});
