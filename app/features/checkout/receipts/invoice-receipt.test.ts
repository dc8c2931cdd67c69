import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Currency, money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { recordRendered } from "../invoices/record-rendered.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { carryOutRefunds } from "../refunds/carry-out-refunds.server.ts";
import { requestInvoiceRefund } from "../refunds/request-invoice-refund.server.ts";
import { sendClosingReceipts } from "./send-closing-receipts.server.ts";

describe("closing receipts of an invoice", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());

	async function write(orderId: string | null = null, currency: Currency = "RUB") {
		const parts = [4_000_00, 6_000_00].map((amount) => ({ amount, dueOn: "2026-12-01" }));
		const { number, secret } = await school.invoiced({ orderId, total: money(10_000_00, currency), parts });
		const query = school.db.selectFrom("invoice").where("number", "=", number).select("id");
		const { id } = await query.executeTakeFirstOrThrow();
		/** The bank's page of the next part, or of all the rest; gives the reference of its payment. */
		async function open(isWhole = false): Promise<string> {
			await payInvoice(school.db, { number, secret, paymentType: "card_ru", isWhole }, school.deps);
			return school.banks.tbank.last();
		}
		return {
			render: () => recordRendered(school.db, { invoiceId: id }, school.deps),
			async askBack(amount: number): Promise<string> {
				const question = { invoiceId: id, key: "form", amount, reason: "Не подошло", by: "Ольга" };
				const asked = await requestInvoiceRefund(school.db, question, school.deps);
				if (!asked.ok) throw new Error(asked.code);
				return asked.value.refundId;
			},
			open,
			/** The next part; gives the reference of its payment. */
			pay: async () => capture(await open()),
		};
	}
	async function capture(reference: string): Promise<string> {
		await school.tell("tbank", "captured", reference);
		return reference;
	}
	const send = () => sendClosingReceipts(school.db, school.deps);

	test("follow the word of staff that all of it was given, once for each payment, also for a later one", async () => {
		const { closingReceipts, closingItems } = school.banks.tbank;
		const { render, pay } = await write();
		expect(await render()).toEqual({ ok: false, code: "invoiceUnpaid" });
		const first = await pay();
		expect(await send()).toBe(0);
		for (let times = 0; times < 2; times++) expect(await render()).toEqual({ ok: true, value: undefined });
		expect(await send()).toBe(1);
		const second = await pay();
		expect(await send()).toBe(1);
		expect(await send()).toBe(0);
		expect(closingReceipts).toEqual([first, second]);
		expect(closingItems.get(first)).toEqual({ "Курс Scratch": 4_000_00 });
		expect(closingItems.get(second)).toEqual({ "Курс Scratch": 6_000_00 });
	});

	test("wait for money that is on its way back, and then settle what was kept", async () => {
		const { tbank } = school.banks;
		const { render, pay, askBack } = await write();
		const reference = await pay();
		await render();
		const refundId = await askBack(1_000_00);
		expect(await send()).toBe(0);
		const carryOut = () => carryOutRefund(school.db, { refundId, by: "Ольга" }, school.deps);
		for (const mode of ["unavailable", "refused"] as const) {
			tbank.refundMode = mode;
			await carryOut();
			expect(await send()).toBe(0);
			school.forward(10);
		}
		tbank.refundMode = "ok";
		await carryOut();
		expect(await send()).toBe(1);
		expect(tbank.settledRefunds).not.toContain(reference);
		expect(tbank.closingItems.get(reference)).toEqual({ "Курс Scratch": 3_000_00 });
	});

	test("wait for no money that came twice: that goes back by itself", async () => {
		const { tbank } = school.banks;
		const { render, open } = await write();
		const [whole, part] = [await open(true), await open()];
		for (const page of [whole, part]) await capture(page);
		tbank.refundMode = "unavailable";
		await carryOutRefunds(school.db, school.deps);
		await render();
		expect(await send()).toBe(1);
		expect(tbank.closingItems.get(whole)).toEqual({ "Курс Scratch": 10_000_00 });
		tbank.refundMode = "ok";
		await carryOutRefunds(school.db, school.deps);
		expect(tbank.payments.get(part)?.refunded).toBe(4_000_00);
		expect(await send()).toBe(0);
	});

	test("are not asked for where it is in dollars: its bank makes none", async () => {
		const { render } = await write(null, "USD");
		expect(await render()).toEqual({ ok: false, code: "invoiceForeign" });
	});

	test("for an order are the order's", async () => {
		const { render, pay } = await write((await school.placed()).id);
		await pay();
		expect(await render()).toEqual({ ok: false, code: "invoiceOfOrder" });
		expect(await send()).toBe(0);
		// Who learns gets them, whoever has paid.
		const sent = vi.spyOn(school.banks.tbank, "sendClosingReceipt");
		await school.db.updateTable("courseOrderLine").set({ lessonsTaken: 32 }).execute();
		expect(await send()).toBe(1);
		expect(sent).toHaveBeenCalledWith(
			expect.objectContaining({ customer: { email: "anna@example.com", phone: "+79031234567" } }),
		);
	});
});
