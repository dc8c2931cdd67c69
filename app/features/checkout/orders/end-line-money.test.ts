import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { reconcilePayments } from "../attempts/reconcile-payments.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { createInvoice } from "../invoices/create-invoice.server.ts";
import { INVOICE_STATE } from "../invoices/invoice-state.server.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { ANNA } from "../placing/order-request.fixture.ts";
import { sendClosingReceipts } from "../receipts/send-closing-receipts.server.ts";
import { endLine } from "./end-line.server.ts";
import { getOrder } from "./get-order.server.ts";
import { recordLessons } from "./record-lessons.server.ts";

const by = "Ольга";
const NOTHING = money(0, "RUB");

describe("what is unpaid of an order whose learner leaves", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug })));
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
		school.news.length = 0;
	});

	/** Courses of 30 000 ₽ each, of which an invoice has paid the sum. */
	async function partPaid(courses: readonly string[], sum: number, parts: readonly number[] = []) {
		const order = await school.placed({ lines: courses.map((courseSlug) => ({ courseSlug, tariffCode: "group" })) });
		const dueOn = "2026-12-01";
		const sums = {
			total: money(parts.reduce((total, part) => total + part, 0) || sum, "RUB"),
			parts: parts.map((amount) => ({ amount, dueOn })),
			...{ purpose: "Первая часть", dueOn: null },
		};
		const invoice = await inTransaction(school.db, (db) =>
			createInvoice(db, { orderId: order.id, locale: "ru", payer: ANNA, ...sums }, school.deps),
		);
		if (!invoice.ok) throw new Error(invoice.code);
		await payInvoice(school.db, { ...invoice.value, paymentType: "card_ru" }, school.deps);
		await hear("tbank", "captured");
		school.news.length = 0;
		return order;
	}
	async function hear(provider: "tbank" | "tbank_forma", state: "authorized" | "captured", reference?: string) {
		const bank = school.banks[provider];
		const of = reference ?? bank.last();
		bank.set(of, state);
		await applyPaymentReport(school.db, { provider, report: bank.report(of) }, school.deps);
	}
	async function view(token: string) {
		const order = await getOrder(school.db, { token });
		if (!order) throw new Error("no order");
		return order;
	}
	async function leave({ id, token }: { id: string; token: string }, index = 0) {
		const lineId = (await view(token)).lines[index]?.id ?? "";
		const done = await endLine(
			school.db,
			{ orderId: id, lineId, day: "2026-11-18", reason: "moving", by },
			school.deps,
		);
		return done.ok ? "ended" : done.code;
	}
	async function giveLessons(token: string, share: number, index = 0) {
		const line = (await view(token)).lines[index];
		if (!line) throw new Error("no line");
		await recordLessons(school.db, { lineId: line.id, taken: line.lessons * share, by }, school.deps);
	}

	test("is owed no more, its page at the bank is shut, and what was paid is settled by the closing receipt", async () => {
		const order = await partPaid(["python"], 10_000_00);
		await giveLessons(order.token, 0.5);
		await startPayment(school.db, { token: order.token }, school.deps);
		const page = school.banks.tbank.last();
		expect(await sendClosingReceipts(school.db, school.deps)).toBe(0);
		expect(await leave(order)).toBe("ended");
		expect(await sendClosingReceipts(school.db, school.deps)).toBe(1);
		expect(school.banks.tbank.payments.get(page)).toMatchObject({ state: "cancelled" });
		expect(school.news).toEqual(["line_ended"]);
		expect(await view(order.token)).toMatchObject({
			state: "part_paid",
			left: NOTHING,
			canPay: false,
			isChecking: false,
		});
		expect(await startPayment(school.db, { token: order.token }, school.deps)).toMatchObject({ ok: true });
	});

	test("goes back by itself where it is paid on a page that the bank could not shut", async () => {
		const order = await partPaid(["python"], 10_000_00);
		await giveLessons(order.token, 0.5);
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.cancelMode = "unavailable";
		await leave(order);
		await hear("tbank", "captured");
		expect(school.news).toEqual(["line_ended", "overpaid"]);
		expect(await view(order.token)).toMatchObject({ state: "part_paid", endedOn: "2026-11-18" });
	});

	test("is taken off for the course that ended, and the order is paid where that was all", async () => {
		const order = await partPaid(["python", "nets"], 30_000_00);
		expect(await leave(order)).toBe("ended");
		expect(school.news).toEqual(["line_ended", "paid"]);
		expect(await view(order.token)).toMatchObject({ state: "paid", left: NOTHING, endedOn: null });
	});

	test("leaves an invoice in parts paid once what the courses that go on cost has come", async () => {
		const order = await partPaid(["python", "nets"], 30_000_00, [30_000_00, 30_000_00]);
		await leave(order);
		const { rows } = await sql<{ state: string }>`select ${INVOICE_STATE} as state from invoice
			where order_id = ${order.id}::uuid`.execute(school.db);
		expect(rows).toEqual([{ state: "paid" }]);
	});

	test("follows the lessons that are put right after the end, and the order is paid where that was all", async () => {
		const order = await partPaid(["python", "nets"], 30_000_00);
		await giveLessons(order.token, 0.5);
		await leave(order);
		await startPayment(school.db, { token: order.token }, school.deps);
		const page = school.banks.tbank.last();
		await giveLessons(order.token, 0);
		await reconcilePayments(school.db, school.deps);
		expect(await view(order.token)).toMatchObject({ state: "paid", left: NOTHING, isChecking: false });
		expect(school.banks.tbank.payments.get(page)).toMatchObject({ state: "cancelled" });
		expect(school.news).toEqual(["line_ended", "paid"]);
	});

	test("is what the courses that go on cost, with the lessons that were held of the other", async () => {
		const order = await partPaid(["python", "nets"], 30_000_00);
		await giveLessons(order.token, 0.5);
		expect(await leave(order)).toBe("ended");
		expect(await view(order.token)).toMatchObject({ state: "part_paid", left: money(15_000_00, "RUB"), canPay: true });
		await startPayment(school.db, { token: order.token }, school.deps);
		const items = (await view(order.token)).payments.at(-1)?.items;
		expect(items).toHaveLength(1);
		expect(items).toMatchObject([{ amount: money(15_000_00, "RUB") }]);
		await hear("tbank", "captured");
		expect(await view(order.token)).toMatchObject({ state: "paid", left: NOTHING });
	});

	test("is taken by no credit that the bank has approved: the application is called off there", async () => {
		const order = await partPaid(["python"], 10_000_00);
		await giveLessons(order.token, 0.5);
		await startPayment(school.db, { token: order.token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		const bank = school.banks.tbank_forma;
		const credit = bank.last();
		await hear("tbank_forma", "authorized");
		expect(await leave(order)).toBe("ended");
		bank.set(credit, "authorized", { capturable: true });
		await reconcilePayments(school.db, school.deps);
		expect(bank.payments.get(credit)).toMatchObject({ state: "cancelled" });
	});

	test("waits for the outcome of a credit where no money has come yet", async () => {
		const { id, token } = await school.placed({ lines: [{ courseSlug: "python", tariffCode: "group" }] });
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		await hear("tbank_forma", "authorized");
		expect(await leave({ id, token })).toBe("orderUnpaid");
	});
});
