import { afterAll, beforeAll, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { payInvoice } from "../../checkout/invoices/pay-invoice.server.ts";
import { ANNA } from "../../checkout/placing/order-request.fixture.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

let school: TestCheckout;
let outbox: Outbox;
beforeAll(async () => {
	school = await openCheckout();
	outbox = openOrderOutbox(school);
});
afterAll(() => school.close());

/** A third of an order is paid by an invoice, and staff have given a little of it back. */
async function givenBack() {
	const order = await school.placed();
	const invoice = await school.invoiced({ orderId: order.id, payer: ANNA, total: money(10_000_00, "RUB") });
	await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
	await school.tell("tbank", "captured");
	await school.giveBack(order.id, 1_000_00);
	return order;
}

/** Delivers what waits; gives the subjects of the letters, and the sums of the deals. */
async function deliver() {
	const deals: number[] = [];
	const letters = await outbox.deliver({
		async createLead({ price = 0 }) {
			deals.push(price);
			return { ok: true, externalId: "7" };
		},
		updateLead: async () => ({ ok: true }),
		addNote: async () => ({ ok: true }),
	});
	return [...letters.map(({ subject }) => subject), ...deals];
}

test("a credit for the rest is told after staff gave a part back, and the sale once its money has come", async () => {
	const { token, number } = await givenBack();
	await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
	outbox.queued.length = 0;
	await school.tell("tbank_forma", "authorized");
	expect(await deliver()).toEqual([expect.stringMatching(`^Заказ ${number}: .*одобр`)]);
	await school.tell("tbank_forma", "captured");
	expect(await deliver()).toEqual([`Заказ ${number} оплачен`, 30_000]);
});
