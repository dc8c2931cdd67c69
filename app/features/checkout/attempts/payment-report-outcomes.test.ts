import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import type { TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { carryOutRefunds } from "../refunds/carry-out-refunds.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { openReports, type TestReports } from "./payment-reports.fixture.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("what becomes of an order by a report", () => {
	let reports: TestReports;
	let school: TestCheckout;
	beforeAll(async () => {
		reports = await openReports();
		({ school } = reports);
	});
	afterAll(() => school.close());
	beforeEach(() => reports.reset());

	test("of money for an order that has ended makes it paid and takes the place again while there is one", async () => {
		const order = await reports.begun("LETO");
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		expect(await school.promoState(order.id)).toBe("released");
		const other = await school.placed({
			promoCode: "LETO",
			customer: { name: "Б", surname: "Б", phone: "+79990000001", email: "b@example.com" },
		});
		await reports.tell(order.reference, { state: "captured" });
		expect(await reports.state(order.id)).toBe("paid");
		expect(await reports.seats()).toBe(1);
		expect(await school.promoState(order.id)).toBe("used");
		expect(await school.promoState(other.id)).toBe("reserved");
		expect(await school.history(order.id)).toContain("promo_over_limit → paid");
	});

	test("of late money for a place that is gone says so instead of selling it twice", async () => {
		const order = await reports.begun("LETO");
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		const { seatsTotal } = await school.startOf("test-course");
		await school.db.updateTable("start").set({ seatsTaken: seatsTotal }).where("id", "=", reports.startId).execute();
		await reports.tell(order.reference, { state: "captured" });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			lines: [{ place: "lost" }],
		});
		expect(await reports.seats()).toBe(seatsTotal);
		expect(school.news).toContain("place_lost");
		expect(await school.promoState(order.id)).toBe("used");
		expect(await school.history(order.id)).not.toContain("promo_over_limit → paid");
	});

	const buyer = (email: string) => ({ name: "Б", surname: "Б", phone: "+79990000002", email });

	test.each(["cancelled", "expired"] as const)(
		"of late money for an order that was %s takes the last place, which its request keeps again",
		async (state) => {
			const startId = reports.startId;
			const { seatsTotal } = await school.startOf("test-course");
			await school.db
				.updateTable("start")
				.set({ seatsTaken: seatsTotal - 1 })
				.where("id", "=", startId)
				.execute();
			const requestId = await school.addRequest("test-course", { token: state, startId });
			const expiresAt = new Date(school.clock.now().getTime() + 3 * DAY_MS);
			await school.db.insertInto("seatHold").values({ startId, requestId, expiresAt }).execute();
			const lines = [{ courseSlug: "test-course", tariffCode: "group", startId }];
			const order = await school.placed({ lines, requestTokens: [state], customer: buyer(`${state}@example.com`) });
			await startPayment(school.db, { token: order.token }, school.deps);
			const reference = school.banks.tbank.last();
			Object.assign(school.banks.tbank, { cancelMode: "unavailable", fetchMode: "unavailable" });
			if (state === "cancelled") await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
			school.forward(26 * 60);
			await reconcilePayments(school.db, school.deps);
			await expireOrders(school.db, school.deps);
			expect(await reports.state(order.id)).toBe(state);
			const hold = () => school.db.selectFrom("seatHold").where("requestId", "=", requestId).selectAll();
			expect(await hold().executeTakeFirst()).toMatchObject({ orderId: null, expiresAt, releasedAt: null });
			await reports.tell(reference, { state: "captured" });
			expect(await getOrder(school.db, order)).toMatchObject({ state: "paid", lines: [{ place: "taken" }] });
			expect(await hold().executeTakeFirst()).toMatchObject({ releasedAt: school.clock.now() });
			expect(await reports.seats()).toBe(seatsTotal);
			expect(school.news).not.toContain("place_lost");
		},
	);

	test.each(["phone", "e-mail"] as const)(
		"of late money that uses a code more often than one customer may says so: by %s",
		async (known) => {
			const promoCode = known.toUpperCase();
			await school.addPromo({ code: promoCode, customerLimit: 1 });
			const customer = buyer(`${known}@example.com`);
			const same = known === "phone" ? { email: "other@example.com" } : { phone: "+79990000003" };
			const placed = async (changes: object) => {
				const order = await school.placed({ promoCode, customer: { ...customer, ...changes } });
				await startPayment(school.db, { token: order.token }, school.deps);
				return { ...order, reference: school.banks.tbank.last() };
			};
			school.banks.tbank.cancelMode = "unavailable";
			const first = await placed({});
			await cancelOrder(school.db, { token: first.token, by: "customer" }, school.deps);
			const second = await placed(same);
			await reports.tell(second.reference, { state: "captured" });
			expect(await school.history(second.id)).not.toContain("promo_over_limit → paid");
			await reports.tell(first.reference, { state: "captured" });
			expect(await school.promoState(first.id)).toBe("used");
			expect(await school.history(first.id)).toContain("promo_over_limit → paid");
		},
	);

	/** An order that was paid in two tabs; `first` is the payment that counts. */
	async function paidTwice() {
		const order = await reports.begun();
		school.banks.tbank.cancelMode = "unavailable";
		school.forward(58);
		await startPayment(school.db, { token: order.token }, school.deps);
		const first = school.banks.tbank.last();
		expect(first).not.toBe(order.reference);
		for (const reference of [first, order.reference]) {
			school.banks.tbank.set(reference, "captured");
			await reports.tell(reference, { state: "captured" });
			school.forward(1);
		}
		return { ...order, first };
	}

	test("of a second payment sends it back by itself", async () => {
		const order = await paidTwice();
		expect(await school.payment(order.reference)).toMatchObject({ excess: 30_000_00 });
		expect(await carryOutRefunds(school.db, school.deps)).toBe(1);
		expect(school.banks.tbank.payments.get(order.reference)).toMatchObject({ state: "refunded", refunded: 30_000_00 });
		expect(await school.payment(order.reference)).toMatchObject({ state: "refunded", refunded: 30_000_00 });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			paid: money(30_000_00, "RUB"),
			refunded: money(0, "RUB"),
		});
		expect(await carryOutRefunds(school.db, school.deps)).toBe(0);
		expect(school.news).toContain("overpaid");
	});

	test("of a second payment that could not be sent back keeps it out of the refund of the order", async () => {
		const order = await paidTwice();
		const { tbank } = school.banks;
		const given = (reference: string) => tbank.payments.get(reference)?.refunded;
		const by = "Ольга";
		tbank.refundMode = "refused";
		await carryOutRefunds(school.db, school.deps);
		tbank.refundMode = "ok";
		const asked = { token: order.token, key: "form", by, reason: "moving" };
		const refund = await requestRefund(school.db, asked, school.deps);
		if (!refund.ok) throw new Error(refund.code);
		const carried = await carryOutRefund(school.db, { refundId: refund.value.refundId, by }, school.deps);
		expect(carried).toEqual({ ok: true, value: "done" });
		expect([given(order.first), given(order.reference)]).toEqual([30_000_00, 0]);
		const { id: excessId } = await school.db
			.selectFrom("refund")
			.where("orderId", "=", order.id)
			.where("kind", "=", "excess")
			.select("id")
			.executeTakeFirstOrThrow();
		const again = await carryOutRefund(school.db, { refundId: excessId, by }, school.deps);
		expect(again).toEqual({ ok: true, value: "done" });
		expect([given(order.first), given(order.reference)]).toEqual([30_000_00, 30_000_00]);
	});

	test("of a refund made in the bank's office is kept with a row of its own", async () => {
		const order = await reports.begun();
		await reports.tell(order.reference, { state: "captured" });
		await reports.tell(
			order.reference,
			{ state: "partially_refunded", refunded: money(10_000_00, "RUB") },
			`${order.reference}:r1`,
		);
		expect(await reports.state(order.id)).toBe("part_refunded");
		await reports.tell(
			order.reference,
			{ state: "refunded", refunded: money(30_000_00, "RUB") },
			`${order.reference}:r2`,
		);
		await reports.tell(
			order.reference,
			{ state: "partially_refunded", refunded: money(10_000_00, "RUB") },
			`${order.reference}:r0`,
		);
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "refunded",
			refunds: [
				{ kind: "at_bank", amount: money(10_000_00, "RUB") },
				{ kind: "at_bank", amount: money(20_000_00, "RUB") },
			],
		});
		expect(await reports.seats()).toBe(0);
	});

	test("of an instalment replaces the calculated plan by the bank's and keeps the difference", async () => {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(school.db, { token: order.token }, school.deps);
		const bank = school.banks.tbank_forma;
		const coolingUntil = new Date("2026-11-20T09:00:00Z");
		const report = bank.report(bank.last(), {
			state: "authorized",
			plan: { months: 10, monthly: money(3_000_00, "RUB") },
			coolingUntil,
		});
		for (let round = 0; round < 2; round++) {
			await applyPaymentReport(school.db, { provider: "tbank_forma", report }, school.deps);
		}
		const view = await getOrder(school.db, { token: order.token });
		expect(view).toMatchObject({
			state: "instalment_approved",
			coolingUntil,
			canCancel: false,
			plan: {
				saidByBank: "payments",
				current: { months: 10, monthly: money(3_000_00, "RUB"), total: money(30_000_00, "RUB") },
				calculated: { months: 12, monthly: money(2_500_00, "RUB") },
				difference: { months: -2, monthly: money(500_00, "RUB"), total: money(0, "RUB") },
			},
		});
		expect(view?.plan?.current.payments).toHaveLength(10);
		expect(school.news.filter((news) => news === "plan_changed")).toHaveLength(1);
		expect(await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps)).toEqual({
			ok: false,
			code: "orderNotCancellable",
		});
		await applyPaymentReport(
			school.db,
			{ provider: "tbank_forma", report: { ...report, state: "captured" } },
			school.deps,
		);
		expect(await reports.state(order.id)).toBe("paid");
	});

	test("of a plain loan says that it is a credit, and again that is no news", async () => {
		const order = await school.placed({ paymentType: "instalment_sber", months: 6 });
		await startPayment(school.db, { token: order.token }, school.deps);
		const bank = school.banks.yookassa;
		const report = bank.report(bank.last(), { state: "captured", plan: { isLoan: true } });
		const tell = () => applyPaymentReport(school.db, { provider: "yookassa", report }, school.deps);
		expect(await tell()).toEqual({ ok: true, outcome: "applied" });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			plan: { isLoan: true, saidByBank: "nothing", current: { months: 6 }, difference: undefined },
		});
		expect(school.news).not.toContain("plan_changed");
		expect(await tell()).toEqual({ ok: true, outcome: "ignored" });
	});
});
