import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { reconcilePayments } from "../attempts/reconcile-payments.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { creditOf, toldState } from "../orders/told-state.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { requestRefund } from "./request-refund.server.ts";

describe("an order paid in parts, of which staff give a little back by hand", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.news.length = 0;
		school.logged.length = 0;
	});

	const by = "Ольга";
	/** Half of an order is paid by its invoice. */
	async function halfPaid() {
		const order = await school.placed();
		const parts = [15_000_00, 15_000_00].map((amount) => ({ amount, dueOn: "2026-12-01" }));
		const invoice = await school.invoiced({ orderId: order.id, parts });
		const openPart = () => payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
		const payPart = async () => {
			await openPart();
			await school.tell("tbank", "captured");
		};
		await payPart();
		return { ...order, openPart, payPart };
	}
	async function ask(orderId: string, amount = 1_000_00): Promise<string> {
		const request = { orderId, key: crypto.randomUUID(), by, reason: "sorry", amount };
		const asked = await requestRefund(school.db, request, school.deps);
		if (!asked.ok) throw new Error(asked.code);
		return asked.value.refundId;
	}
	const giveBack = async (orderId: string) =>
		carryOutRefund(school.db, { refundId: await ask(orderId), by }, school.deps);
	async function view(token: string) {
		const order = await getOrder(school.db, { token });
		if (!order) throw new Error("no order");
		return order;
	}
	const sales = () => school.news.filter((news) => news === "paid").length;

	test("owes the rest on its page, where it can be paid, and declined cards are told", async () => {
		const { id, token } = await halfPaid();
		await giveBack(id);
		expect(await view(token)).toMatchObject({
			state: "part_refunded",
			left: money(15_000_00, "RUB"),
			canPay: true,
			isChecking: false,
		});
		expect(await startPayment(school.db, { token }, school.deps)).toMatchObject({ outcome: "redirect" });
		expect(await view(token)).toMatchObject({ isChecking: true });
		await school.tell("tbank", "failed");
		expect(school.news).toContain("payment_failed");
		await school.tell("tbank", "captured");
		expect(await view(token)).toMatchObject({ left: money(0, "RUB"), canPay: false, isChecking: false });
		expect(await startPayment(school.db, { token }, school.deps)).toEqual({ ok: true, outcome: "paid" });
	});

	test("is told as paid, once, when the rest has come", async () => {
		const { id, token, payPart } = await halfPaid();
		await giveBack(id);
		expect(sales()).toBe(0);
		await payPart();
		expect(sales()).toBe(1);
		expect((await school.history(id)).at(-1)).toBe("settle → part_refunded");
		await giveBack(id);
		await school.tell("tbank", "captured");
		expect(sales()).toBe(1);
		expect(await view(token)).toMatchObject({ state: "part_refunded", paid: money(30_000_00, "RUB") });
	});

	test("is told as paid, once, when the rest comes while that is still asked for", async () => {
		const { id, token, openPart } = await halfPaid();
		await openPart();
		const refundId = await ask(id);
		await school.tell("tbank", "captured");
		expect(await view(token)).toMatchObject({ state: "refund_requested", paid: money(30_000_00, "RUB") });
		expect(sales()).toBe(1);
		await carryOutRefund(school.db, { refundId, by }, school.deps);
		expect(await view(token)).toMatchObject({ state: "part_refunded", left: money(0, "RUB") });
		expect(sales()).toBe(1);
	});

	test("that was paid whole before is not told again", async () => {
		const { id, payPart } = await halfPaid();
		await payPart();
		await giveBack(id);
		expect(sales()).toBe(1);
		expect(await school.history(id)).not.toContain("settle → part_refunded");
	});

	test("takes a credit for the rest, which its page leads to", async () => {
		const { id, token } = await halfPaid();
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		await giveBack(id);
		expect(await view(token).then(toldState)).toBe("instalment_pending");
		const bank = school.banks.tbank_forma;
		const reference = bank.last();
		const tell = () =>
			applyPaymentReport(school.db, { provider: "tbank_forma", report: bank.report(reference) }, school.deps);
		bank.set(reference, "authorized");
		await tell();
		expect(school.news).toContain("instalment_approved");
		const approved = await view(token);
		expect([toldState(approved), creditOf(approved)]).toEqual(["instalment_approved", "granted"]);
		expect(approved).toMatchObject({ bankPage: `https://tbank_forma.example/${reference}`, canPay: false });
		expect(approved.plan).toBeDefined();
		bank.set(reference, "authorized", { capturable: true });
		school.forward(31);
		await reconcilePayments(school.db, school.deps);
		expect(bank.payments.get(reference)?.state).toBe("captured");
		expect(sales()).toBe(1);
		expect(school.logged).toEqual([]);
	});
});
