import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { WEEK_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { failureWord } from "../rules/failure-word.ts";
import { cancelInvoice } from "./cancel-invoice.server.ts";
import { createInvoice, type NewInvoice } from "./create-invoice.server.ts";
import { getInvoice } from "./get-invoice.server.ts";
import { getInvoicePage } from "./get-invoice-page.server.ts";
import { payInvoice } from "./pay-invoice.server.ts";

describe("an invoice", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());

	const write = (invoice: NewInvoice) =>
		inTransaction(school.db, (transaction) => createInvoice(transaction, invoice, school.deps));
	async function created(changes: Partial<NewInvoice> = {}) {
		const invoice = await write({
			orderId: null,
			locale: "ru",
			payer: { name: "Олег", surname: "Ким", phone: "+79030000001", email: "Oleg@example.com" },
			total: money(30_000_00, "RUB"),
			purpose: "Курс Scratch",
			dueOn: "2026-12-01",
			parts: [],
			...changes,
		});
		if (!invoice.ok) throw new Error(invoice.code);
		return invoice.value;
	}
	async function capture() {
		const { tbank } = school.banks;
		tbank.set(tbank.last(), "captured");
		await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
	}
	async function asked(orderId: string, amount?: number): Promise<string> {
		const request = { orderId, key: orderId, by: "staff", reason: "asked", ...(amount && { amount }) };
		const refund = await requestRefund(school.db, request, school.deps);
		if (!refund.ok) throw new Error(refund.code);
		return refund.value.refundId;
	}
	const pay = (number: string, secret: string, isWhole = false) =>
		payInvoice(school.db, { number, secret, paymentType: "card_ru", isWhole }, school.deps);

	test("opens by its number with the secret or the payer's address, and with nothing else", async () => {
		const { number, secret } = await created();
		expect(number).toMatch(/^INV-2026-\d{6}$/);
		expect(await getInvoice(school.db, { number: ` ${number.toLowerCase()}`, secret })).toMatchObject({
			purpose: "Курс Scratch",
		});
		expect(await getInvoice(school.db, { number, email: " oleg@EXAMPLE.com" })).toMatchObject({ number });
		for (const key of [{}, { secret: "" }, { secret: "guess" }, { email: "" }, { email: "other@example.com" }]) {
			expect(await getInvoice(school.db, { number, ...key })).toBeUndefined();
		}
		expect(await getInvoice(school.db, { number: "INV-2026-999999", secret })).toBeUndefined();
		expect(await pay("INV-2026-999999", secret)).toEqual({ ok: false, code: "invoiceUnknown" });
	});

	test("without an order is paid whole, once", async () => {
		const { number, secret } = await created();
		expect(await pay(number, secret)).toMatchObject({ ok: true, outcome: "redirect" });
		const attempt = school.banks.tbank.payments.get(`${number}-1`)?.attempt;
		expect(attempt).toMatchObject({
			orderNumber: number,
			description: "Курс Scratch",
			items: [{ name: "Курс Scratch" }],
		});
		await capture();
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({
			state: "paid",
			left: money(0, "RUB"),
			hasReceipt: true,
		});
		expect(await pay(number, secret)).toEqual({ ok: true, outcome: "paid" });
	});

	test("in dollars names its seller and is paid at a bank that mails no receipt", async () => {
		const { number, secret } = await created({ total: money(390_00, "USD") });
		const shown = await getInvoicePage(school.db, { number, secret, locale: "en" }, school.deps);
		expect(shown?.foreignSeller?.address).toContain("Cyprus");
		await payInvoice(school.db, { number, secret, paymentType: "card_foreign" }, school.deps);
		const { stripe } = school.banks;
		const report = stripe.report(stripe.last(), { state: "captured" });
		await applyPaymentReport(school.db, { provider: "stripe", report }, school.deps);
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({ state: "paid", hasReceipt: false });
	});

	test("can be paid wherever its purpose has to be cut for a receipt", async () => {
		const { number, secret } = await created({ purpose: `${"я".repeat(127)}🚀 и дальше` });
		expect(await pay(number, secret)).toMatchObject({ ok: true, outcome: "redirect" });
		const { tbank } = school.banks;
		expect(tbank.payments.get(tbank.last())?.attempt.items).toMatchObject([{ name: "я".repeat(127) }]);
	});

	test("of an order asks for no more than the order still has to be paid, whichever way it was paid", async () => {
		const order = await school.placed();
		const whole = { orderId: order.id, total: money(30_000_00, "RUB") };
		const [first, second] = [await created({ ...whole, total: money(20_000_00, "RUB") }), await created(whole)];
		await pay(first.number, first.secret);
		await capture();
		expect(await getInvoice(school.db, second)).toMatchObject({
			state: "open",
			left: money(10_000_00, "RUB"),
			next: money(10_000_00, "RUB"),
		});
		await expect(created(whole)).rejects.toThrow("invoiceWrong");
		await pay(second.number, second.secret);
		await capture();
		const third = await getInvoice(school.db, second);
		expect(third).toMatchObject({ state: "paid", left: money(0, "RUB"), paid: money(10_000_00, "RUB") });
	});

	test("that was written by mistake is cancelled and paid no more, once something was paid it is not", async () => {
		const { number, secret } = await created();
		const { id } = await school.db
			.selectFrom("invoice")
			.where("number", "=", number)
			.select("id")
			.executeTakeFirstOrThrow();
		await pay(number, secret);
		expect(await cancelInvoice(school.db, { invoiceId: id }, school.deps)).toEqual({ ok: true, value: undefined });
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({ state: "cancelled", isChecking: false });
		expect(await pay(number, secret)).toEqual({ ok: false, code: "invoiceClosed" });
		expect(await cancelInvoice(school.db, { invoiceId: id }, school.deps)).toMatchObject({ ok: true });

		const paid = await created();
		await pay(paid.number, paid.secret);
		await capture();
		const row = await school.db
			.selectFrom("invoice")
			.where("number", "=", paid.number)
			.select("id")
			.executeTakeFirstOrThrow();
		const refused = await cancelInvoice(school.db, { invoiceId: row.id }, school.deps);
		expect(refused).toEqual({ ok: false, code: "invoiceNotCancellable" });
	});

	test("of an order that is cancelled while its payer is at the bank is no payment that failed", async () => {
		const order = await school.placed();
		const { number, secret } = await created({ orderId: order.id });
		await pay(number, secret);
		const { id } = await school.db
			.selectFrom("invoice")
			.where("number", "=", number)
			.select("id")
			.executeTakeFirstOrThrow();
		await cancelInvoice(school.db, { invoiceId: id }, school.deps);
		const [payment] = (await getOrder(school.db, { token: order.token }))?.payments ?? [];
		expect(payment).toMatchObject({ state: "cancelled", failure: "invoice_cancelled" });
		expect(failureWord(payment?.failure ?? null)).toBe("closed");
	});

	test("in parts takes the next part each time and leaves its order part paid until the last", async () => {
		const order = await school.placed();
		const parts = [
			{ amount: 10_000_00, dueOn: "2026-11-20" },
			{ amount: 12_000_00, dueOn: "2026-12-20" },
			{ amount: 8_000_00, dueOn: "2027-01-20" },
		];
		const { number, secret } = await created({ orderId: order.id, parts });
		await pay(number, secret);
		await capture();
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({
			state: "part_paid",
			paid: money(10_000_00, "RUB"),
			next: money(12_000_00, "RUB"),
			parts: [{ left: money(0, "RUB") }, { left: money(12_000_00, "RUB") }, { left: money(8_000_00, "RUB") }],
		});
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "part_paid",
			left: money(20_000_00, "RUB"),
			expiresAt: null,
		});
		await pay(number, secret, true);
		await capture();
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({ state: "paid" });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			paid: money(30_000_00, "RUB"),
		});
		expect(await pay(number, secret)).toEqual({ ok: true, outcome: "paid" });
	});

	test("is only written when it adds up", async () => {
		const order = await school.placed();
		const base = {
			orderId: null,
			locale: "ru",
			payer: { name: "О", surname: "К", phone: "+79030000001", email: "o@example.com" },
			total: money(100, "RUB"),
			purpose: "x",
			dueOn: null,
			parts: [],
		} as const;
		const wrong: Partial<NewInvoice>[] = [
			{ total: money(0, "RUB") },
			{ parts: [{ amount: 99, dueOn: "2026-12-01" }] },
			{
				parts: [
					{ amount: 101, dueOn: "2026-12-01" },
					{ amount: -1, dueOn: "2026-12-02" },
				],
			},
			{ orderId: order.id, total: money(30_000_01, "RUB") },
			{ orderId: order.id, total: money(100, "USD") },
		];
		for (const changes of wrong) {
			expect(await write({ ...base, ...changes })).toEqual({
				ok: false,
				code: "invoiceWrong",
			});
		}
	});

	test("is not paid in instalments, nor for an order that has ended", async () => {
		const order = await school.placed();
		const { number, secret } = await created({ orderId: order.id });
		expect(await payInvoice(school.db, { number, secret, paymentType: "instalment_sber" }, school.deps)).toEqual({
			ok: false,
			code: "paymentTypeNotOffered",
		});
		expect(await payInvoice(school.db, { number, secret, paymentType: "card_foreign" }, school.deps)).toEqual({
			ok: false,
			code: "currencyDiffers",
		});
		await school.db.updateTable("courseOrder").set({ state: "cancelled" }).where("id", "=", order.id).execute();
		expect(await pay(number, secret)).toEqual({ ok: false, code: "invoiceClosed" });
		expect(await getInvoice(school.db, { number, secret })).toMatchObject({
			state: "cancelled",
			left: money(0, "RUB"),
		});
		await expect(created({ orderId: order.id })).rejects.toThrow("orderClosed");
	});

	test("keeps its order, and the places in it, until the day on which it falls due is over", async () => {
		const order = await school.placed();
		const { number, secret } = await created({
			orderId: order.id,
			parts: [
				{ amount: 10_000_00, dueOn: "2026-11-25" },
				{ amount: 20_000_00, dueOn: "2026-12-25" },
			],
		});
		const undated = await school.placed();
		await created({ orderId: undated.id, dueOn: null });
		const ends = await school.db
			.selectFrom("courseOrder")
			.where("id", "in", [order.id, undated.id])
			.select("expiresAt")
			.orderBy("expiresAt")
			.execute();
		const inAWeek = new Date(school.deps.clock.now().getTime() + WEEK_MS);
		expect(ends.map(({ expiresAt }) => expiresAt)).toEqual(
			[new Date("2026-11-25T21:00:00Z"), inAWeek].sort((left, right) => left.getTime() - right.getTime()),
		);
		const later = { ...school.deps, clock: { now: () => new Date("2026-11-25T20:00:00Z") } };
		await expireOrders(school.db, later);
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({ state: "awaiting_payment" });
		expect(await payInvoice(school.db, { number, secret, paymentType: "card_ru" }, later)).toMatchObject({
			outcome: "redirect",
		});
	});

	test("in parts goes on after staff gave something back by hand, and is closed for whoever leaves", async () => {
		const order = await school.placed();
		const parts = [
			{ amount: 10_000_00, dueOn: "2026-11-25" },
			{ amount: 20_000_00, dueOn: "2026-12-25" },
		];
		const invoice = await created({ orderId: order.id, parts });
		await pay(invoice.number, invoice.secret);
		await capture();
		const refundId = await asked(order.id, 1_000_00);
		await carryOutRefund(school.db, { refundId, by: "staff" }, school.deps);
		expect(await getInvoice(school.db, invoice)).toMatchObject({ state: "part_paid", next: money(20_000_00, "RUB") });
		await pay(invoice.number, invoice.secret);
		await capture();
		expect(await getInvoice(school.db, invoice)).toMatchObject({ state: "paid" });

		const left = await school.placed();
		const open = await created({ orderId: left.id, parts });
		await pay(open.number, open.secret);
		await capture();
		await asked(left.id);
		expect(await getInvoice(school.db, open)).toMatchObject({ state: "cancelled", left: money(0, "RUB") });
	});
});
