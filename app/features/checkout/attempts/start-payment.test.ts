import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("paying", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		for (const bank of Object.values(school.banks)) {
			Object.assign(bank, { createMode: "ok", refundMode: "ok", fetchMode: "ok", cancelMode: "ok" });
			bank.payments.clear();
		}
	});
	const pay = (token: string, more: Partial<Parameters<typeof startPayment>[1]> = {}) =>
		startPayment(school.db, { token, ...more }, school.deps);
	const attempts = (orderId: string) =>
		school.db.selectFrom("payment").where("orderId", "=", orderId).orderBy("attempt").selectAll().execute();

	test("writes the attempt first and sends the customer to the bank with items that sum to the total", async () => {
		const order = await school.placed();
		const states: string[] = [];
		school.control.step = (step) => {
			if (step === "bank.beforeCreate") states.push(step);
		};
		const started = await pay(order.token);
		school.control.step = undefined;
		expect(started).toEqual({ ok: true, outcome: "redirect", url: `https://tbank.example/${order.number}-1` });
		expect(school.banks.tbank.payments.get(`${order.number}-1`)?.attempt).toMatchObject({
			orderNumber: order.number,
			amount: money(30_000_00, "RUB"),
			returnUrl: `https://school.example/order/${order.token}`,
			items: [{ name: "Курс, Экипаж", quantity: 1 }],
		});
		expect(states).toEqual(["bank.beforeCreate"]);
	});

	test("again gives the same link while it lives, and a new one when it is old or was declined", async () => {
		const order = await school.placed();
		const first = await pay(order.token);
		school.forward(20);
		expect(await pay(order.token)).toEqual(first);
		expect(school.banks.tbank.payments.size).toBe(1);
		school.banks.tbank.set(school.banks.tbank.last(), "failed", { failure: "declined" });
		expect(await pay(order.token)).toMatchObject({ url: `https://tbank.example/${order.number}-2` });
		school.forward(58);
		expect(await pay(order.token)).toMatchObject({ url: `https://tbank.example/${order.number}-3` });
		expect((await attempts(order.id)).map(({ state }) => state)).toEqual(["cancelled", "cancelled", "pending"]);
		expect((await attempts(order.id)).map(({ failure }) => failure)).toEqual(["declined", "time_over", null]);
		expect(school.banks.tbank.payments.get(`${order.number}-2`)?.state).toBe("cancelled");
	});

	test("over another term of the same bank is another application, in place of the first", async () => {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await pay(order.token);
		expect(await pay(order.token, { months: 6 })).toMatchObject({
			url: `https://tbank_forma.example/${order.number}-2`,
		});
		expect((await attempts(order.id)).map(({ months, state }) => [months, state])).toEqual([
			[12, "cancelled"],
			[6, "pending"],
		]);
	});

	test("twice at the same moment opens one attempt", async () => {
		const order = await school.placed();
		const started = await Promise.all([pay(order.token), pay(order.token), pay(order.token)]);
		expect(school.banks.tbank.payments.size).toBe(1);
		for (const result of started) {
			if (result.ok) expect(result).toMatchObject({ outcome: "redirect" });
			else expect(result.code).toBe("paymentInProgress");
		}
	});

	test("what has been paid in the meantime asks for no money again", async () => {
		const order = await school.placed();
		await pay(order.token);
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		expect(await pay(order.token)).toEqual({ ok: true, outcome: "paid" });
		expect((await school.order(order.id)).state).toBe("paid");
		expect(await pay(order.token)).toEqual({ ok: true, outcome: "paid" });
	});

	test("another way that is chosen while the page of the first is being paid leads to no second payment", async () => {
		for (const { state, answer } of [
			{ state: "captured", answer: { ok: true, outcome: "paid" } },
			{ state: "authorized", answer: { ok: false, code: "paymentInProgress" } },
		] as const) {
			const order = await school.placed();
			await pay(order.token);
			const reference = school.banks.tbank.last();
			// Asked a moment ago, the bank knew of no money yet; told to shut the page, it has some.
			school.control.step = (step) => {
				if (step !== "bank.beforeCancel") return;
				school.banks.tbank.set(reference, state);
				school.banks.tbank.cancelMode = "refused";
			};
			expect(await pay(order.token, { paymentType: "instalment_sber", months: 12 })).toEqual(answer);
			school.control.step = undefined;
			school.banks.tbank.cancelMode = "ok";
			expect((await attempts(order.id)).map((attempt) => attempt.state)).toEqual([state]);
		}
	});

	test("keeps the order when the bank is down, refuses, or is silent", async () => {
		const order = await school.placed();
		school.banks.tbank.createMode = "unavailable";
		expect(await pay(order.token)).toEqual({ ok: false, code: "bankUnavailable" });
		school.banks.tbank.createMode = "refused";
		expect(await pay(order.token)).toEqual({ ok: false, code: "bankRefused" });
		school.banks.tbank.createMode = "unknownDone";
		school.banks.tbank.fetchMode = "unavailable";
		expect(await pay(order.token)).toEqual({ ok: false, code: "bankUnavailable" });
		expect((await school.order(order.id)).state).toBe("awaiting_payment");
		expect((await attempts(order.id)).map(({ state }) => state)).toEqual(["failed", "failed", "created"]);
		expect((await attempts(order.id))[2]).toMatchObject({ failure: "unanswered" });
		Object.assign(school.banks.tbank, { createMode: "ok", fetchMode: "ok" });
		expect(await pay(order.token)).toMatchObject({ url: `https://tbank.example/${order.number}-4` });
		expect((await attempts(order.id))[2]).toMatchObject({ state: "failed", failure: "link_lost" });
	});

	test("while another process may still wait for the bank's answer, it is left to that one", async () => {
		const order = await school.placed();
		Object.assign(school.banks.tbank, { createMode: "unknownDone", fetchMode: "unavailable" });
		await pay(order.token);
		// What the row of a process looks like that has not heard anything yet.
		await school.db.updateTable("payment").set({ failure: null }).where("orderId", "=", order.id).execute();
		Object.assign(school.banks.tbank, { createMode: "ok", fetchMode: "ok" });
		expect(await pay(order.token)).toEqual({ ok: false, code: "paymentInProgress" });
		school.forward(1);
		expect(await pay(order.token)).toMatchObject({ url: `https://tbank.example/${order.number}-2` });
		expect((await attempts(order.id))[0]).toMatchObject({ state: "failed", failure: "link_lost" });
	});

	test("with a lost answer asks the bank and tries once more", async () => {
		const order = await school.placed();
		const create = school.banks.tbank.createPayment;
		let calls = 0;
		school.banks.tbank.createPayment = async (attempt) => {
			school.banks.tbank.createMode = calls++ === 0 ? "unknownDone" : "ok";
			return create(attempt);
		};
		expect(await pay(order.token)).toMatchObject({ url: `https://tbank.example/${order.number}-2` });
		school.banks.tbank.createPayment = create;
		expect((await attempts(order.id)).map(({ state, failure }) => [state, failure])).toEqual([
			["failed", "link_lost"],
			["pending", null],
		]);
	});

	test("an adapter that breaks is like a bank that is silent", async () => {
		const order = await school.placed();
		const create = school.banks.tbank.createPayment;
		school.banks.tbank.createPayment = () => Promise.reject(new Error("broken"));
		expect(await pay(order.token)).toEqual({ ok: false, code: "bankUnavailable" });
		school.banks.tbank.createPayment = create;
		expect(school.logged.join()).toContain("adapter broke");
	});

	test("by instalments is pending, approved, refused, and can be paid by card after that", async () => {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await pay(order.token);
		expect((await school.order(order.id)).state).toBe("instalment_pending");
		const bank = school.banks.tbank_forma;
		expect(bank.payments.get(bank.last())?.attempt.months).toBe(12);
		bank.set(bank.last(), "authorized");
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
		expect((await school.order(order.id)).state).toBe("instalment_approved");
		expect(await pay(order.token)).toEqual({ ok: false, code: "paymentInProgress" });
		bank.set(bank.last(), "failed");
		school.forward(31);
		await reconcilePayments(school.db, school.deps);
		expect((await school.order(order.id)).state).toBe("instalment_refused");
		expect(await pay(order.token, { paymentType: "card_foreign" })).toEqual({ ok: false, code: "currencyDiffers" });
		expect(await pay(order.token, { paymentType: "instalment_tbank", months: 18 })).toEqual({
			ok: false,
			code: "termNotOffered",
		});
		expect(await school.order(order.id)).toMatchObject({ paymentType: "instalment_tbank", months: 12 });
		expect(await pay(order.token, { paymentType: "instalment_sber", months: 6 })).toMatchObject({ ok: true });
		expect(await school.order(order.id)).toMatchObject({
			state: "instalment_pending",
			paymentType: "instalment_sber",
			plan: { lender: "sber", isLoan: false, calculated: { months: 6, monthly: 5_000_00 } },
		});
		school.banks.yookassa.set(school.banks.yookassa.last(), "failed");
		expect(await pay(order.token, { paymentType: "card_ru" })).toMatchObject({ ok: true });
		expect(await school.order(order.id)).toMatchObject({
			state: "awaiting_payment",
			mode: "single",
			plan: null,
			months: null,
		});
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
		expect((await school.order(order.id)).state).toBe("paid");
	});

	test("by instalments over what is left has a schedule of what is left", async () => {
		const order = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await pay(order.token);
		const bank = school.banks.tbank_forma;
		bank.set(bank.last(), "failed");
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
		const invoice = await school.invoiced({ orderId: order.id, total: money(10_000_00, "RUB") });
		await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
		expect(await school.order(order.id)).toMatchObject({
			state: "part_paid",
			plan: { calculated: { total: 30_000_00 } },
		});
		expect(await pay(order.token)).toMatchObject({ ok: true });
		expect(bank.payments.get(bank.last())?.attempt).toMatchObject({ amount: money(20_000_00, "RUB"), months: 12 });
		const { plan } = await school.order(order.id);
		expect(plan).toMatchObject({ calculated: { months: 12, total: 20_000_00 } });
		expect(plan?.calculated.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(20_000_00);
	});

	test("is for living orders alone", async () => {
		expect(await pay("no-such-token")).toEqual({ ok: false, code: "orderUnknown" });
		const order = await school.placed();
		await school.db.updateTable("courseOrder").set({ state: "cancelled" }).where("id", "=", order.id).execute();
		expect(await pay(order.token)).toEqual({ ok: false, code: "orderClosed" });
	});
});
