import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { getInvoicePage } from "../invoices/get-invoice-page.server.ts";
import { type InvoicePayment, payInvoice } from "../invoices/pay-invoice.server.ts";
import { startPayment } from "./start-payment.server.ts";

const changed = { ok: false, code: "owedChanged" };

describe("whoever pays by a page that names another sum than is owed by now", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		for (const bank of Object.values(school.banks)) bank.payments.clear();
	});

	const PARTS = [
		{ amount: 10_000_00, dueOn: "2026-12-01" },
		{ amount: 20_000_00, dueOn: "2027-01-01" },
	];
	const atBank = () => [...school.banks.tbank.payments.values()].map(({ attempt }) => attempt.amount.minor);
	const pay = (invoice: { number: string; secret: string }, more: Partial<InvoicePayment> = {}) =>
		payInvoice(school.db, { ...invoice, paymentType: "card_ru", ...more }, school.deps);

	test("is not led to the next part of an invoice whose first part he paid in another tab", async () => {
		const invoice = await school.invoiced({ parts: PARTS });
		expect(await pay(invoice, { expected: 10_000_00 })).toMatchObject({ outcome: "redirect" });
		// Its bank has the money and has not said so yet.
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		expect(await pay(invoice, { expected: 10_000_00 })).toEqual(changed);
		expect(await pay(invoice, { expected: 30_000_00, isWhole: true })).toEqual(changed);
		expect(atBank()).toEqual([10_000_00]);
		const page = await getInvoicePage(school.db, { ...invoice, locale: "ru" }, school.deps);
		expect(page).toMatchObject({ state: "part_paid", next: { minor: 20_000_00 } });
		expect(await pay(invoice, { expected: 20_000_00 })).toMatchObject({ outcome: "redirect" });
		await school.tell("tbank", "captured");
		expect(await pay(invoice, { expected: 20_000_00 })).toEqual({ ok: true, outcome: "paid" });
	});

	test("is not led to the next part either where it is as large as the one that was paid", async () => {
		const invoice = await school.invoiced({ parts: PARTS.map((part) => ({ ...part, amount: 15_000_00 })) });
		const shown = { expected: 15_000_00, expectedLeft: 30_000_00 };
		expect(await pay(invoice, shown)).toMatchObject({ outcome: "redirect" });
		// Pressed again before the money came, it is the same page of the bank.
		expect(await pay(invoice, shown)).toMatchObject({ outcome: "redirect" });
		expect(atBank()).toEqual([15_000_00]);
		await school.tell("tbank", "captured");
		expect(await pay(invoice, shown)).toEqual(changed);
		expect(atBank()).toEqual([15_000_00]);
		expect(await pay(invoice, { ...shown, expectedLeft: 15_000_00 })).toMatchObject({ outcome: "redirect" });
	});

	test("is asked for nothing by an order of which a part was paid by an invoice meanwhile", async () => {
		const { token, id } = await school.placed();
		await pay(await school.invoiced({ orderId: id, parts: PARTS }));
		await school.tell("tbank", "captured");
		for (const way of [{}, { paymentType: "instalment_tbank", months: 12 } as const])
			expect(await startPayment(school.db, { token, expected: 30_000_00, ...way }, school.deps)).toEqual(changed);
		expect([...school.banks.tbank_forma.payments]).toEqual([]);
		expect(atBank()).toEqual([10_000_00]);
		expect(await startPayment(school.db, { token, expected: 20_000_00 }, school.deps)).toMatchObject({ ok: true });
	});
});
