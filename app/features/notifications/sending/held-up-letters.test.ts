import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { payInvoice } from "../../checkout/invoices/pay-invoice.server.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { expireOrders } from "../../checkout/orders/expire-orders.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

describe("a letter that was held up by the post", () => {
	let checkout: TestCheckout;
	let outbox: Outbox;
	beforeEach(async () => {
		checkout = await openCheckout();
		outbox = openOrderOutbox(checkout);
	});
	afterEach(() => checkout.close());

	const subjects = async () => (await outbox.deliver()).map(({ subject }) => subject);
	const start = (token: string, paymentType: "card_ru" | "instalment_tbank" = "card_ru") =>
		startPayment(checkout.db, { token, paymentType }, checkout.deps);

	async function declined() {
		const order = await checkout.placed();
		await outbox.deliver();
		await start(order.token);
		await checkout.tell("tbank", "failed");
		return order;
	}

	test("says that a card was declined while the order can be paid", async () => {
		const { number } = await declined();
		expect(await subjects()).toEqual([`Заказ ${number}: оплата не прошла`]);
	});

	test("does not say that a card was declined once the order is paid, or has ended", async () => {
		const paid = await declined();
		await start(paid.token);
		await checkout.tell("tbank", "captured");
		expect(await subjects()).toEqual([`Заказ ${paid.number} оплачен`]);
		const ended = await declined();
		await cancelOrder(checkout.db, { token: ended.token, by: "customer" }, checkout.deps);
		expect(await subjects()).toEqual([`Заказ ${ended.number} отменён`]);
	});

	test("does not say that a bank refused a credit for what is paid by card since", async () => {
		const { token, number } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await outbox.deliver();
		await start(token, "instalment_tbank");
		await checkout.tell("tbank_forma", "failed");
		await start(token);
		await checkout.tell("tbank", "captured");
		expect(await subjects()).toEqual([`Заказ ${number} оплачен`]);
	});

	test("does not say that the time to pay is over once the money has come all the same", async () => {
		const { number } = await declined();
		await outbox.deliver();
		checkout.forward(24 * 60);
		expect(await expireOrders(checkout.db, checkout.deps)).toBe(1);
		await checkout.tell("tbank", "captured");
		expect(await subjects()).toEqual([`Заказ ${number} оплачен`]);
	});

	test("asks for nothing of an invoice that is paid by then", async () => {
		const parts = [
			{ amount: 10_000_00, dueOn: "2026-11-20" },
			{ amount: 20_000_00, dueOn: "2026-12-20" },
		];
		const invoice = await checkout.invoiced({ dueOn: null, parts });
		for (const _part of parts) {
			await payInvoice(checkout.db, { ...invoice, paymentType: "card_ru" }, checkout.deps);
			await checkout.tell("tbank", "captured");
		}
		expect(await subjects()).toEqual([`Счёт ${invoice.number} оплачен`]);
		const moot = await checkout.db
			.selectFrom("outgoingMessage")
			.where("status", "=", "failed")
			.where("channel", "=", "letter")
			.select(["kind", "lastError"])
			.orderBy("kind")
			.execute();
		expect(moot).toEqual([
			{ kind: "invoice-created", lastError: MOOT.toldByAnother },
			{ kind: "invoice-part-paid", lastError: MOOT.toldByAnother },
		]);
	});
});
