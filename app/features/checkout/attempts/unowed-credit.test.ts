import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { chooseStart } from "../orders/choose-start.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { loseCancelledPlaces } from "../orders/lose-cancelled-places.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { declineRefund } from "../refunds/decline-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("a credit of an order", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no group");
		school = await openCheckout([buildCourse({ starts: [start, { ...start, in_days: 40 }] })]);
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank_forma.cancelMode = "ok";
		school.logged.length = 0;
	});

	/** An order whose customer has gone to apply for a credit of all of it. */
	async function applied(startId?: string) {
		const lines = [{ courseSlug: "test-course", tariffCode: "group", startId }];
		const order = await school.placed({ lines, paymentType: "instalment_tbank", months: 12 });
		await startPayment(school.db, { token: order.token }, school.deps);
		return { ...order, reference: school.banks.tbank_forma.last() };
	}
	const invoiced = (orderId: string, rubles: number) => school.invoiced({ orderId, total: money(rubles * 100, "RUB") });
	const pay = (invoice: { number: string; secret: string }) =>
		payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
	/** The customer has signed, and in the end the bank waits for the school. */
	async function sign(reference: string, more: { capturable?: true } = { capturable: true }) {
		school.banks.tbank_forma.set(reference, "authorized", more);
		school.forward(31);
		await reconcilePayments(school.db, school.deps);
	}
	const atBank = (reference: string) => school.banks.tbank_forma.payments.get(reference)?.state;

	test("that an invoice has paid meanwhile is shut, not taken", async () => {
		for (const rubles of [30_000, 10_000]) {
			const order = await applied();
			const invoice = await invoiced(order.id, rubles);
			await pay(invoice);
			await school.tell("tbank", "captured");
			await sign(order.reference);
			expect(atBank(order.reference)).toBe("cancelled");
			expect(await school.payment(order.reference)).toMatchObject({
				state: "cancelled",
				failure: "not_owed",
				excess: 0,
			});
			expect((await school.order(order.id)).state).toBe(rubles === 30_000 ? "paid" : "part_paid");
			expect(school.logged.join()).toContain("A credit that nobody owes any more is shut");
		}
	});

	test("that the bank would not close is closed when it is signed after the order was cancelled", async () => {
		const order = await applied();
		school.banks.tbank_forma.cancelMode = "unavailable";
		expect(await cancelOrder(school.db, { orderId: order.id, by: "Ольга" }, school.deps)).toMatchObject({ ok: true });
		await sign(order.reference);
		expect(atBank(order.reference)).toBe("authorized");
		expect((await school.order(order.id)).state).toBe("cancelled");
		school.banks.tbank_forma.cancelMode = "ok";
		await reconcilePayments(school.db, school.deps);
		expect(atBank(order.reference)).toBe("cancelled");
		expect((await school.payment(order.reference)).state).toBe("cancelled");
		expect((await school.order(order.id)).state).toBe("cancelled");
	});

	test("for what an invoice has left is taken", async () => {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await pay(await invoiced(order.id, 10_000));
		await school.tell("tbank", "captured");
		await startPayment(school.db, { token: order.token }, school.deps);
		const reference = school.banks.tbank_forma.last();
		await sign(reference);
		expect(await school.payment(reference)).toMatchObject({ state: "captured", amount: 20_000_00, excess: 0 });
		expect((await school.order(order.id)).state).toBe("paid");
	});

	/** A credit for the rest of an order, of which a part is paid and a refund of that is asked for. */
	async function askedBack() {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await pay(await invoiced(order.id, 10_000));
		await school.tell("tbank", "captured");
		await startPayment(school.db, { token: order.token }, school.deps);
		const asked = { token: order.token, key: "form", by: "customer", reason: "moving" };
		const refund = await requestRefund(school.db, asked, school.deps);
		if (!refund.ok) throw new Error(refund.code);
		return { ...order, reference: school.banks.tbank_forma.last(), refundId: refund.value.refundId };
	}

	test.each([{}, { capturable: true }] as const)(
		"is neither taken nor shut while a refund is only asked for, and taken once that is declined: %o",
		async (more) => {
			const order = await askedBack();
			await sign(order.reference, more);
			await sign(order.reference, more);
			expect(atBank(order.reference)).toBe("authorized");
			expect((await school.payment(order.reference)).state).toBe("authorized");
			await declineRefund(school.db, { refundId: order.refundId, by: "Ольга", reason: "agreed" }, school.deps);
			await sign(order.reference);
			expect(await school.payment(order.reference)).toMatchObject({ state: "captured", excess: 0 });
			expect((await school.order(order.id)).state).toBe("paid");
		},
	);

	test("that is signed is shut once the school has given back what was paid", async () => {
		const order = await askedBack();
		await sign(order.reference);
		await carryOutRefund(school.db, { refundId: order.refundId, by: "Ольга" }, school.deps);
		await sign(order.reference);
		expect(atBank(order.reference)).toBe("cancelled");
		expect(await school.payment(order.reference)).toMatchObject({ state: "cancelled", failure: "not_owed" });
	});

	test("rests while its group is cancelled, and is taken once staff have chosen another", async () => {
		const starts = await school.db.selectFrom("start").orderBy("startsAt").select("id").execute();
		const [first = "", second = ""] = starts.map(({ id }) => id);
		const order = await applied(first);
		await sign(order.reference, {});
		await school.db.updateTable("start").set({ status: "cancelled" }).where("id", "=", first).execute();
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(1);
		for (let day = 1; day <= 5; day++) {
			school.forward(24 * 60);
			await sign(order.reference);
			await expireOrders(school.db, school.deps);
			expect(atBank(order.reference)).toBe("authorized");
			expect((await school.order(order.id)).state).toBe("instalment_approved");
		}
		const view = () => getOrder(school.db, { token: order.token });
		const lineId = (await view())?.lines[0]?.id ?? "";
		const choice = { orderId: order.id, lineId, startId: second, by: "Ольга" };
		expect(await chooseStart(school.db, choice, school.deps)).toMatchObject({ ok: true });
		await sign(order.reference);
		expect(await school.payment(order.reference)).toMatchObject({ state: "captured", excess: 0 });
		expect(await view()).toMatchObject({ state: "paid", lines: [{ place: "taken" }] });
	});

	test("that the bank has approved lets nobody write an invoice, nor pay an earlier one", async () => {
		const order = await applied();
		const invoice = await invoiced(order.id, 30_000);
		await sign(order.reference, {});
		await expect(invoiced(order.id, 30_000)).rejects.toThrow("paymentInProgress");
		expect(await pay(invoice)).toEqual({ ok: false, code: "paymentInProgress" });
		await sign(order.reference);
		expect((await school.order(order.id)).state).toBe("paid");
		expect(await pay(invoice)).toEqual({ ok: true, outcome: "paid" });
	});

	test("is not in the way of an invoice whose own card payment is asked after", async () => {
		const order = await school.placed();
		const invoice = await invoiced(order.id, 30_000);
		await pay(invoice);
		await school.tell("tbank", "authorized");
		expect(await pay(invoice)).toEqual({ ok: false, code: "paymentInProgress" });
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		expect(await pay(invoice)).toEqual({ ok: true, outcome: "paid" });
	});
});
