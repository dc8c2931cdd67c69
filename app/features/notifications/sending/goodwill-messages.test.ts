import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../../checkout/attempts/apply-payment-report.server.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { createInvoice } from "../../checkout/invoices/create-invoice.server.ts";
import { payInvoice } from "../../checkout/invoices/pay-invoice.server.ts";
import { carryOutRefund } from "../../checkout/refunds/carry-out-refund.server.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.server.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

let school: TestCheckout;
let queued: string[] = [];
beforeAll(async () => {
	school = await openCheckout();
	const send = async (_db: unknown, _queue: string, data: object) => void queued.push((data as { id: string }).id);
	Object.assign(school.deps, { messages: createOrderMessages({ send }) });
});
afterAll(() => school.close());

async function hear(provider: "tbank" | "tbank_forma", state: "authorized" | "captured") {
	const bank = school.banks[provider];
	bank.set(bank.last(), state);
	await applyPaymentReport(school.db, { provider, report: bank.report(bank.last()) }, school.deps);
}

/** A third of an order is paid by an invoice, and staff have given a little of it back. */
async function givenBack() {
	const order = await school.placed();
	const payer = { name: "Анна", surname: "Орлова", phone: "+79031234567", email: "anna@example.com" };
	const sums = { total: money(10_000_00, "RUB"), parts: [], purpose: "Первая часть", dueOn: null };
	const invoice = await inTransaction(school.db, (db) =>
		createInvoice(db, { orderId: order.id, locale: "ru", payer, ...sums }, school.deps),
	);
	if (!invoice.ok) throw new Error(invoice.code);
	await payInvoice(school.db, { ...invoice.value, paymentType: "card_ru" }, school.deps);
	await hear("tbank", "captured");
	const asked = { orderId: order.id, key: "form", by: "Ольга", reason: "sorry", amount: 1_000_00 };
	const refund = await requestRefund(school.db, asked, school.deps);
	if (!refund.ok) throw new Error(refund.code);
	await carryOutRefund(school.db, { refundId: refund.value.refundId, by: "Ольга" }, school.deps);
	return order;
}

/** Delivers what waits; gives the subjects of the letters, and the sums of the deals. */
async function deliver() {
	const heard: unknown[] = [];
	const channels = {
		letter: { send: async ({ subject }) => ({ ok: heard.push(subject.replaceAll("\u00a0", " ")) > 0 }) },
		telegram: { send: async () => ({ ok: true }) },
		crm: {
			createLead: async ({ price }) => ({ ok: heard.push(price) > 0, externalId: "7" }),
			updateLead: async () => ({ ok: true }),
			addNote: async () => ({ ok: true }),
		},
	} as Channels;
	const deps = { channels, clock: school.clock, siteUrl: "https://school.example" };
	for (const id of queued.splice(0)) {
		await deliverMessage(school.db, { id, attempt: { number: 1, isLast: false } }, deps).catch(() => undefined);
	}
	return heard;
}

test("a credit for the rest is told after staff gave a part back, and the sale once its money has come", async () => {
	const { token, number } = await givenBack();
	await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
	queued = [];
	await hear("tbank_forma", "authorized");
	expect(await deliver()).toEqual([expect.stringMatching(`^Заказ ${number}: .*одобр`)]);
	await hear("tbank_forma", "captured");
	expect(await deliver()).toEqual([`Заказ ${number} оплачен`, 30_000]);
});
