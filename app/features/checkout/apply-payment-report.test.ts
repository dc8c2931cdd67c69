import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../shared/money.ts";
import type { PaymentReport, PaymentState } from "../payments/provider.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { getOrder } from "./get-order.server.ts";
import { PAYMENT_RANKS } from "./rules/payment-state.ts";
import { startPayment } from "./start-payment.server.ts";
import { takeNotification } from "./take-notification.server.ts";

describe("a report of a bank", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		school = await openCheckout();
		startId = (await school.startOf("test-course")).id;
		await school.addPromo({ code: "LETO", percent: 10, totalLimit: 1 });
	});
	afterAll(() => school.close());
	beforeEach(reset);
	async function reset() {
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		await school.db.updateTable("promoRedemption").set({ state: "released" }).execute();
		await school.db.updateTable("start").set({ seatsTaken: 0 }).execute();
		school.news.length = 0;
		school.logged.length = 0;
		Object.assign(school.banks.tbank, { refundMode: "ok", cancelMode: "ok" });
	}

	async function begun(promoCode: string | null = null) {
		const order = await school.placed({
			promoCode,
			lines: [{ courseSlug: "test-course", tariffCode: "group", startId }],
		});
		await startPayment(school.db, { token: order.token }, school.deps);
		return { ...order, reference: school.banks.tbank.last() };
	}
	const tell = (reference: string, changes: Partial<PaymentReport>, dedupeKey?: string) =>
		applyPaymentReport(
			school.db,
			{ provider: "tbank", report: school.banks.tbank.report(reference, changes), ...(dedupeKey ? { dedupeKey } : {}) },
			school.deps,
		);
	const seats = async () => (await school.startOf("test-course")).seatsTaken;
	const state = async (id: string) => (await school.order(id)).state;
	const payment = (reference: string) =>
		school.db.selectFrom("payment").where("reference", "=", reference).selectAll().executeTakeFirstOrThrow();

	test("of captured money pays the order, takes the place and uses the code, once", async () => {
		const order = await begun("LETO");
		expect(await tell(order.reference, { state: "captured" }, "a")).toEqual({ ok: true, outcome: "applied" });
		expect(await tell(order.reference, { state: "captured" }, "a")).toEqual({ ok: true, outcome: "duplicate" });
		expect(await tell(order.reference, { state: "captured" }, "b")).toEqual({ ok: true, outcome: "ignored" });
		expect(await tell(order.reference, { state: "pending" }, "c")).toEqual({ ok: true, outcome: "ignored" });
		expect(await state(order.id)).toBe("paid");
		expect(await seats()).toBe(1);
		expect(await school.promoState(order.id)).toBe("used");
		expect(await school.history(order.id)).toEqual(["place → awaiting_payment", "settle → paid"]);
		expect(school.news).toEqual(["awaiting_payment", "paid"]);
	});

	test("told many times at the same moment is taken once", async () => {
		const order = await begun();
		const told = await Promise.all(
			Array.from({ length: 20 }, (_, index) => tell(order.reference, { state: "captured" }, `at-once-${index % 3}`)),
		);
		expect(told.filter((result) => result.ok && result.outcome === "applied")).toHaveLength(1);
		expect(await seats()).toBe(1);
	});

	test("leaves the same state whatever the order of reports", { timeout: 60_000 }, async () => {
		const happy: PaymentState[] = ["pending", "requires_3ds", "authorized", "captured"];
		for (const order of permutations(happy)) expect(await outcome(order)).toEqual(["paid", "captured"]);
		const declinedFirst: PaymentState[] = ["failed", "authorized", "captured"];
		for (const order of permutations(declinedFirst)) expect(await outcome(order)).toEqual(["paid", "captured"]);
		const declined: PaymentState[] = ["pending", "requires_3ds", "failed"];
		for (const order of permutations(declined)) expect(await outcome(order)).toEqual(["awaiting_payment", "failed"]);
		const refunded: PaymentState[] = ["authorized", "captured", "refunded"];
		for (const order of permutations(refunded)) expect(await outcome(order)).toEqual(["refunded", "refunded"]);
	});
	async function outcome(states: readonly PaymentState[]) {
		await reset();
		const order = await begun();
		for (const [index, reported] of states.entries()) {
			await tell(order.reference, { state: reported }, `${order.reference}:${index}`);
		}
		return [await state(order.id), (await payment(order.reference)).state];
	}

	test("in every state of a payment leads forward or nowhere", async () => {
		for (const [index, before] of PAYMENT_RANKS.entries()) {
			const order = await begun();
			if (before === "refunded" || before === "partially_refunded" || before === "created") continue;
			await tell(order.reference, { state: before });
			for (const after of PAYMENT_RANKS.slice(0, index)) await tell(order.reference, { state: after });
			expect((await payment(order.reference)).state).toBe(before);
			await reset();
		}
	});

	test("that comes before the answer to the first call is kept", async () => {
		const order = await school.placed();
		const create = school.banks.tbank.createPayment;
		school.banks.tbank.createPayment = async (attempt) => {
			const created = await create(attempt);
			await tell(attempt.reference, { state: "captured" }, `early:${attempt.reference}`);
			return created;
		};
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.createPayment = create;
		expect(await state(order.id)).toBe("paid");
		expect((await payment(school.banks.tbank.last())).state).toBe("captured");
	});

	test("of another amount, currency or payment changes nothing, is logged and shuts nobody out", async () => {
		const order = await begun();
		const { reference } = order;
		const wrong = [
			[{ state: "captured", amount: money(1_00, "RUB") }, "amountDiffers"],
			[{ state: "captured", amount: money(30_000_00, "USD") }, "amountDiffers"],
			[{ state: "captured", providerId: "another" }, "paymentDiffers"],
		] as const;
		for (const [changes, code] of wrong) {
			expect(await tell(reference, changes, "same-key")).toEqual({ ok: false, code });
			expect(school.logged.at(-1)).toContain(code);
		}
		const unknown = { ...school.banks.tbank.report(reference), reference: "ORB-0000-1" };
		expect(await applyPaymentReport(school.db, { provider: "tbank", report: unknown }, school.deps)).toEqual({
			ok: false,
			code: "paymentUnknown",
		});
		expect(
			await applyPaymentReport(
				school.db,
				{ provider: "stripe", report: school.banks.tbank.report(reference) },
				school.deps,
			),
		).toEqual({
			ok: false,
			code: "paymentUnknown",
		});
		expect(await state(order.id)).toBe("awaiting_payment");
		expect(await tell(reference, { state: "captured" }, "same-key")).toEqual({ ok: true, outcome: "applied" });
		const events = await school.db
			.selectFrom("paymentEvent")
			.where("reason", "is not", null)
			.select(["outcome", "dedupeKey"])
			.execute();
		expect(events).toEqual(Array(3).fill({ outcome: "refused", dedupeKey: null }));
	});

	test("of a decline leaves the order to be paid again and tells of it once", async () => {
		const order = await begun();
		await tell(order.reference, { state: "failed", failure: "insufficient_funds" }, `${order.reference}:x`);
		await tell(order.reference, { state: "failed", failure: "insufficient_funds" }, `${order.reference}:y`);
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "awaiting_payment",
			canPay: true,
			isChecking: false,
			payments: [{ state: "failed", failure: "insufficient_funds" }],
		});
		expect(school.news.filter((news) => news === "payment_failed")).toHaveLength(1);
	});

	test("of money for an order that has ended makes it paid and takes the place again while there is one", async () => {
		const order = await begun("LETO");
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		expect(await school.promoState(order.id)).toBe("released");
		const other = await school.placed({
			promoCode: "LETO",
			customer: { name: "Б", surname: "Б", phone: "+79990000001", email: "b@example.com" },
		});
		await tell(order.reference, { state: "captured" });
		expect(await state(order.id)).toBe("paid");
		expect(await seats()).toBe(1);
		expect(await school.promoState(order.id)).toBe("used");
		expect(await school.promoState(other.id)).toBe("reserved");
		expect(await school.history(order.id)).toContain("promo_over_limit → paid");
	});

	test("of late money for a place that is gone says so instead of selling it twice", async () => {
		const order = await begun();
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		const { seatsTotal } = await school.startOf("test-course");
		await school.db.updateTable("start").set({ seatsTaken: seatsTotal }).where("id", "=", startId).execute();
		await tell(order.reference, { state: "captured" });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			lines: [{ place: "lost" }],
		});
		expect(await seats()).toBe(seatsTotal);
		expect(school.news).toContain("place_lost");
	});

	test("of a second payment sends it back by itself", async () => {
		const order = await begun();
		school.banks.tbank.cancelMode = "unavailable";
		school.forward(58);
		await startPayment(school.db, { token: order.token }, school.deps);
		const second = school.banks.tbank.last();
		expect(second).not.toBe(order.reference);
		for (const reference of [second, order.reference]) {
			school.banks.tbank.set(reference, "captured");
			await tell(reference, { state: "captured" });
		}
		expect(await payment(order.reference)).toMatchObject({ excess: 30_000_00 });
		expect(await carryOutRefunds(school.db, school.deps)).toBe(1);
		expect(school.banks.tbank.payments.get(order.reference)).toMatchObject({ state: "refunded", refunded: 30_000_00 });
		expect(await payment(order.reference)).toMatchObject({ state: "refunded", refunded: 30_000_00 });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			paid: money(30_000_00, "RUB"),
			refunded: money(0, "RUB"),
		});
		expect(await carryOutRefunds(school.db, school.deps)).toBe(0);
		expect(school.news).toContain("overpaid");
	});

	test("of a refund made in the bank's office is kept with a row of its own", async () => {
		const order = await begun();
		await tell(order.reference, { state: "captured" });
		await tell(
			order.reference,
			{ state: "partially_refunded", refunded: money(10_000_00, "RUB") },
			`${order.reference}:r1`,
		);
		expect(await state(order.id)).toBe("part_refunded");
		await tell(order.reference, { state: "refunded", refunded: money(30_000_00, "RUB") }, `${order.reference}:r2`);
		await tell(
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
		expect(await seats()).toBe(0);
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
				isOfBank: true,
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
		expect(await state(order.id)).toBe("paid");
	});

	test("arrives by notification: answered as the bank wants, forged ones change nothing and are logged", async () => {
		const order = await begun();
		const notify = (body: object) =>
			takeNotification(
				school.db,
				{
					provider: "tbank",
					notification: {
						body: Buffer.from(JSON.stringify(body)),
						headers: {},
						query: new URLSearchParams(),
						ip: "192.0.2.9",
					},
				},
				school.deps,
			);
		expect(await notify({ reference: order.reference, state: "captured", forged: true })).toMatchObject({
			status: 403,
			body: "",
		});
		expect(await state(order.id)).toBe("awaiting_payment");
		expect(school.logged.join()).toContain("forged");
		expect(await notify({ reference: order.reference, state: "captured" })).toMatchObject({ status: 200, body: "OK" });
		expect(await notify({ reference: order.reference, state: "captured" })).toMatchObject({ status: 200, body: "OK" });
		expect(await state(order.id)).toBe("paid");
	});

	test("that has not come yet keeps an order from expiring", async () => {
		const order = await begun("LETO");
		school.forward(61);
		await expireOrders(school.db, school.deps);
		expect(await state(order.id)).toBe("awaiting_payment");
	});
});

function permutations<Item>(items: readonly Item[]): Item[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
