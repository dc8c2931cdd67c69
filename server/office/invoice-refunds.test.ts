import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyPaymentReport } from "../../app/features/checkout/attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { getInvoice } from "../../app/features/checkout/invoices/get-invoice.server.ts";
import { payInvoice } from "../../app/features/checkout/invoices/pay-invoice.server.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
import { invoiceSample } from "../../tests/fixtures/office/invoice-sample.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

type Invoice = {
	readonly id: string;
	readonly number: string;
	readonly state: string;
	readonly refunds: readonly { readonly id: string; readonly state: string; readonly amount: number }[];
};

const PARTS = [
	{ amount: 10_000_00, dueOn: "2027-03-01" },
	{ amount: 20_000_00, dueOn: "2027-05-01" },
];

let school: TestCheckout;
let office: TestOffice;
beforeAll(async () => {
	school = await openCheckout();
	const deps = testDeps(school.clock);
	const bankDeps = { ...school.deps, messages: createOrderMessages(deps.jobs) };
	const resources = officeResources({ ...deps, bankDeps });
	office = await openTestOffice({ clock: school.clock, database: school, resources });
});
afterAll(() => office.close());
beforeEach(() => {
	school.banks.tbank.refundMode = "ok";
});

/** An invoice of two parts without an order, the first one paid. */
async function partPaid() {
	const sample = await invoiceSample.build(school.db);
	const body = { ...sample, orderId: null, total: 30_000_00, dueOn: null, parts: PARTS };
	const { id, number } = (await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body })).body
		.data;
	const email = String(sample.payerEmail);
	const pay = () => payInvoice(school.db, { number, email, paymentType: "card_ru" }, school.deps);
	await pay();
	const { tbank } = school.banks;
	tbank.set(tbank.last(), "captured");
	await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
	return {
		pay,
		reference: tbank.last(),
		page: () => getInvoice(school.db, { number, email }),
		act: (action: string, input: object = {}) =>
			office.ask<Invoice>("manager", `/api/admin/invoices/${id}/${action}`, { method: "POST", body: input }),
		show: async () => (await office.ask<Invoice>("manager", `/api/admin/invoices/${id}`)).body.data,
	};
}
const sum = (amount: number, key = `form-${amount}`) => ({ amount, key, reason: "передумали" });

test("money of an invoice without an order goes back in sums that staff name, and with the last of it the invoice ends", async () => {
	const invoice = await partPaid();
	expect(await invoice.act("refund", sum(10_000_01))).toMatchObject({ body: { errors: { amount: "refundTooLarge" } } });
	for (let press = 0; press < 2; press++) expect((await invoice.act("refund", sum(4_000_00))).status).toBe(200);
	expect(await invoice.show()).toMatchObject({ state: "part_paid", refunds: [{ state: "done", amount: 4_000_00 }] });
	expect((await invoice.act("refund", sum(6_000_00))).status).toBe(200);
	expect(await invoice.show()).toMatchObject({ state: "cancelled" });
	expect(school.banks.tbank.payments.get(invoice.reference)?.refunded).toBe(10_000_00);
	expect(await invoice.page()).toMatchObject({ state: "cancelled" });
	expect(await invoice.pay()).toEqual({ ok: false, code: "invoiceClosed" });
	expect(await invoice.act("refund", sum(1_00))).toMatchObject({ status: 409, body: { code: "nothingToRefund" } });
});

test("a refund that the bank refused is written down as given at the bank, or declined, and blocks the next one until then", async () => {
	const invoice = await partPaid();
	school.banks.tbank.refundMode = "refused";
	await invoice.act("refund", sum(4_000_00));
	const [failed] = (await invoice.show()).refunds;
	expect(failed).toMatchObject({ state: "failed" });
	expect(await invoice.act("refund", sum(1_000_00))).toMatchObject({ status: 409, body: { code: "refundOpen" } });
	expect((await invoice.act("decline-refund", { refundId: failed?.id, reason: "ошибка" })).status).toBe(200);
	await invoice.act("refund", sum(10_000_00));
	const [, second] = (await invoice.show()).refunds;
	expect((await invoice.act("record-refund-given", { refundId: second?.id })).status).toBe(200);
	expect(await invoice.show()).toMatchObject({
		state: "cancelled",
		refunds: [{ state: "declined" }, { state: "done" }],
	});
});

test("an invoice that is paid in part can be cancelled: the rest is waited for no more, what came can go back", async () => {
	const invoice = await partPaid();
	expect((await invoice.act("cancel")).status).toBe(200);
	expect(await invoice.page()).toMatchObject({ state: "cancelled", paid: { minor: 10_000_00 }, left: { minor: 0 } });
	expect(await invoice.pay()).toEqual({ ok: false, code: "invoiceClosed" });
	expect((await invoice.act("refund", sum(10_000_00))).status).toBe(200);
	expect(await invoice.show()).toMatchObject({ state: "cancelled", refunds: [{ state: "done" }] });
});
