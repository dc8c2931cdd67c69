import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { declineRefund } from "./decline-refund.server.ts";
import { getRefundPage } from "./get-refund-page.server.ts";
import { quoteRefund } from "./quote-refund.server.ts";
import { recordRefundGiven } from "./record-refund-given.server.ts";
import { requestRefund } from "./request-refund.server.ts";

describe("documented costs that a refund took off", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.refundMode = "ok";
	});

	const by = "Ольга";
	const rub = (minor: number) => money(minor, "RUB");
	const nothing = { ok: false, code: "nothingToRefund" };
	let serial = 0;
	type Order = { readonly id: string; readonly token: string };
	type How = { readonly costs?: number; readonly amount?: number; readonly expected?: ReturnType<typeof rub> };

	const ask = ({ id }: Order, how: How) =>
		requestRefund(school.db, { orderId: id, key: `form-${++serial}`, by, reason: "moving", ...how }, school.deps);
	const askAsBuyer = ({ token }: Order) =>
		requestRefund(school.db, { token, key: `form-${++serial}`, by: "customer", reason: "moving" }, school.deps);
	async function begun(order: Order, how: How) {
		const asked = await ask(order, how);
		if (!asked.ok) throw new Error(asked.code);
		return { ...asked.value, outcome: await carryOutRefund(school.db, { ...asked.value, by }, school.deps) };
	}
	const decline = (refundId: string) => declineRefund(school.db, { refundId, by, reason: "agreed" }, school.deps);
	const quote = ({ token }: Order, costs?: number) => quoteRefund(school.db, { token, ...(costs ? { costs } : {}) });
	const view = ({ token }: Order) => getOrder(school.db, { token });
	async function takeLessons({ id }: Order, taken: number) {
		const line = school.db.selectFrom("courseOrderLine").where("orderId", "=", id).select("id");
		await recordLessons(school.db, { lineId: (await line.executeTakeFirstOrThrow()).id, taken, by }, school.deps);
	}
	/** The bank tells of so much that has gone back in all. */
	async function hear(reference: string, refunded: number) {
		school.banks.tbank.set(reference, "partially_refunded", { refunded });
		const report = school.banks.tbank.report(reference);
		await applyPaymentReport(school.db, { provider: "tbank", report }, school.deps);
	}
	/** Nothing is offered, on the page or to staff, and nothing can be asked for by the formula. */
	async function expectNothingOffered(order: Order, most: number) {
		expect(await view(order)).toMatchObject({ state: "part_refunded", canAskRefund: false });
		expect(await getRefundPage(school.db, order)).toMatchObject({ quote: undefined, refusal: "nothingToRefund" });
		expect(await quote(order)).toMatchObject({ value: { amount: rub(0), most: rub(most) } });
		expect(await askAsBuyer(order)).toEqual(nothing);
		expect(await ask(order, {})).toEqual(nothing);
	}

	test("before the first lesson are not offered back, but staff may give them", async () => {
		const order = await school.paid();
		expect(await begun(order, { costs: 1_500_00 })).toMatchObject({
			amount: rub(28_500_00),
			outcome: { value: "done" },
		});
		await expectNothingOffered(order, 1_500_00);
		await begun(order, { amount: 1_500_00 });
		expect(await view(order)).toMatchObject({ state: "refunded", refunded: rub(30_000_00) });
	});

	test("are a row of every later formula, beside the lessons and what went back before", async () => {
		const order = await school.paid();
		await takeLessons(order, 8);
		await begun(order, { costs: 1_234_56 });
		await expectNothingOffered(order, 8_734_56);
		await takeLessons(order, 6);
		const formula = { kept: 5_625_00, costs: 1_234_56, refundedBefore: 21_265_44, amount: 1_875_00 };
		expect(await getRefundPage(school.db, order)).toMatchObject({ quote: { kind: "lessons", formula } });
		expect(await askAsBuyer(order)).toMatchObject({ value: { amount: rub(1_875_00) } });
	});

	test("grow by those that are named later", async () => {
		const order = await school.paid();
		await begun(order, { costs: 1_000_00, amount: 5_000_00 });
		expect(await quote(order)).toMatchObject({ value: { amount: rub(24_000_00), formula: { costs: 1_000_00 } } });
		expect(await quote(order, 500_00)).toMatchObject({ value: { formula: { costs: 1_500_00, amount: 23_500_00 } } });
		// By hand without a word of costs.
		await begun(order, { amount: 4_000_00 });
		await begun(order, { costs: 500_00 });
		expect(await view(order)).toMatchObject({ refunded: rub(28_500_00) });
		await expectNothingOffered(order, 1_500_00);
	});

	test("are named beside the sum that was shown without them", async () => {
		const order = await school.paid();
		const costs = 1_500_00;
		expect(await ask(order, { costs, expected: rub(28_500_00) })).toEqual({ ok: false, code: "amountChanged" });
		expect(await begun(order, { costs, expected: rub(30_000_00) })).toMatchObject({ amount: rub(28_500_00) });
		await expectNothingOffered(order, costs);
	});

	test("beyond what would go back leave nothing to ask for, and are not kept", async () => {
		const order = await school.paid();
		expect(await ask(order, { costs: 30_000_00 })).toEqual(nothing);
		expect(await view(order)).toMatchObject({ state: "paid", canAskRefund: true });
	});

	test("by a refund that was declined are offered again", async () => {
		const order = await school.paid();
		school.banks.tbank.refundMode = "refused";
		const { refundId } = await begun(order, { costs: 1_500_00 });
		await decline(refundId);
		expect(await quote(order)).toMatchObject({ value: { amount: rub(30_000_00), formula: { costs: 0 } } });
	});

	test("stay kept where the refund was refused and then made in the bank's office, as one or in parts", async () => {
		school.banks.tbank.refundMode = "refused";
		const written = await school.paid();
		const { refundId } = await begun(written, { costs: 1_500_00 });
		await recordRefundGiven(school.db, { refundId, by }, school.deps);
		await expectNothingOffered(written, 1_500_00);

		const told = await school.paid();
		await begun(told, { costs: 1_500_00 });
		await hear(told.reference, 28_500_00);
		await expectNothingOffered(told, 1_500_00);

		const inParts = await school.paid();
		const failed = await begun(inParts, { costs: 1_500_00 });
		await hear(inParts.reference, 20_000_00);
		await hear(inParts.reference, 28_000_00);
		await decline(failed.refundId);
		const formula = { costs: 1_500_00, refundedBefore: 28_000_00, amount: 500_00 };
		expect(await quote(inParts)).toMatchObject({ value: { formula } });
		await hear(inParts.reference, 28_500_00);
		await expectNothingOffered(inParts, 1_500_00);
	});

	test("stay kept while the answer of the bank is lost", async () => {
		const order = await school.paid();
		school.banks.tbank.refundMode = "unknownDone";
		await begun(order, { costs: 1_500_00 });
		expect(await askAsBuyer(order)).toEqual({ ok: false, code: "refundOpen" });
		school.banks.tbank.refundMode = "ok";
		await carryOutRefunds(school.db, school.deps);
		await expectNothingOffered(order, 1_500_00);
	});

	test("of an order that an invoice was paid for in parts are taken off once, and what is paid too much goes back whole", async () => {
		const order = await school.placed();
		const parts = [10_000_00, 20_000_00].map((amount) => ({ amount, dueOn: "2026-12-01" }));
		const invoice = await school.invoiced({ orderId: order.id, parts });
		const { tbank } = school.banks;
		const references: string[] = [];
		for (const _ of parts) {
			await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
			references.push(tbank.last());
			if (references.length === 1) await school.tell("tbank", "captured");
		}
		const [first = "", second = ""] = references;
		tbank.cancelMode = "unavailable";
		expect(await begun(order, { costs: 1_500_00 })).toMatchObject({ amount: rub(8_500_00) });
		await expectNothingOffered(order, 1_500_00);
		await school.tell("tbank", "captured", second);
		await carryOutRefunds(school.db, school.deps);
		expect([first, second].map((one) => tbank.payments.get(one)?.refunded)).toEqual([8_500_00, 20_000_00]);
		await expectNothingOffered(order, 1_500_00);
	});
});
