import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcilePayments } from "../../checkout/attempts/reconcile-payments.server.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import type { OrderMessages } from "../../checkout/checkout-deps.ts";
import { noteOrder } from "../../checkout/ledger/move-order.server.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
	const messages = createOrderMessages({ send: async () => undefined });
	const announceOrder: OrderMessages["announceOrder"] = async (db, message) => {
		const note = { event: "lessons_taken", by: "Мария", reason: "Scratch", now: school.clock.now() };
		await noteOrder(db, { id: message.orderId, state: message.to }, note);
		await messages.announceOrder(db, message);
	};
	Object.assign(school.deps, { messages: { ...messages, announceOrder } });
});
afterAll(() => school.close());

async function detailsOf(orderId: string, kind: string) {
	const message = await school.db
		.selectFrom("outgoingMessage")
		.where("orderId", "=", orderId)
		.where("kind", "=", kind)
		.where("channel", "=", "letter")
		.select("details")
		.executeTakeFirstOrThrow();
	return message.details;
}

test("a note that comes between an event and its message changes neither the reason told nor the state before", async () => {
	const { id } = await school.placed();
	await cancelOrder(school.db, { orderId: id, by: "Мария", reason: "заказали дважды" }, school.deps);
	expect(await detailsOf(id, "order-cancelled")).toEqual({
		news: "cancelled",
		from: "awaiting_payment",
		reason: "заказали дважды",
	});
});

test("a declined card is told with what the bank has said", async () => {
	const { id, token } = await school.placed();
	await startPayment(school.db, { token }, school.deps);
	school.banks.tbank.set(school.banks.tbank.last(), "failed", { failure: "insufficient_funds" });
	school.forward(2);
	await reconcilePayments(school.db, school.deps);
	expect(await detailsOf(id, "order-payment-failed")).toMatchObject({ reason: "insufficient_funds" });
});
