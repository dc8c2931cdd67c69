import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { creditOf, toldState } from "../orders/told-state.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("a credit for the rest of an order that is paid in part", () => {
	let school: TestCheckout;
	let token: string;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());

	beforeEach(async () => {
		const order = await school.placed({ key: crypto.randomUUID() });
		token = order.token;
		const invoice = await school.invoiced({ orderId: order.id, total: money(10_000_00, "RUB") });
		await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
		await school.tell("tbank", "captured");
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		school.news.length = 0;
	});

	async function seen() {
		const order = await getOrder(school.db, { token });
		if (!order) throw new Error("no order");
		return { state: order.state, told: toldState(order), credit: creditOf(order), bankPage: order.bankPage };
	}
	async function tell(change: Parameters<typeof school.banks.tbank_forma.report>[1]) {
		const bank = school.banks.tbank_forma;
		const report = bank.report(bank.last(), change);
		await applyPaymentReport(school.db, { provider: "tbank_forma", report }, school.deps);
	}

	test("is told as one that the bank considers", async () => {
		expect(await seen()).toEqual({
			state: "part_paid",
			told: "instalment_pending",
			credit: "open",
			bankPage: undefined,
		});
	});

	test("goes on where the order is asked to be cancelled, which it no more can be", async () => {
		const asked = await cancelOrder(school.db, { token, by: "customer" }, school.deps);
		expect(asked).toEqual({ ok: false, code: "orderNotCancellable" });
		const bank = school.banks.tbank_forma;
		expect(bank.report(bank.last()).state).toBe("pending");
	});

	test("once approved is told by letter and signed on the bank's page", async () => {
		for (let round = 0; round < 2; round++) await tell({ state: "authorized" });
		const bankPage = `https://tbank_forma.example/${school.banks.tbank_forma.last()}`;
		expect(await seen()).toEqual({ state: "part_paid", told: "instalment_approved", credit: "granted", bankPage });
		expect(school.news).toEqual(["instalment_approved"]);
		await tell({ state: "captured" });
		expect(await seen()).toEqual({ state: "paid", told: "paid", credit: "granted", bankPage: undefined });
	});

	test("that is refused is a payment that failed, and is told as such", async () => {
		await tell({ state: "failed", failure: "credit_refused" });
		expect(await seen()).toEqual({ state: "part_paid", told: "part_paid", credit: "refused", bankPage: undefined });
		expect(school.news).toEqual(["payment_failed"]);
	});

	test("that was closed without a decision leaves the plan an estimate, as it was before any application", async () => {
		await tell({ state: "cancelled" });
		expect(await seen()).toMatchObject({ told: "part_paid", credit: "open" });
		expect(creditOf({ state: "part_paid", payments: [], left: money(20_000_00, "RUB") })).toBe("open");
	});
});
