import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { HOUR_MS } from "../../shared/durations.ts";
import { startPayment } from "./attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import { checkoutJobs } from "./checkout-jobs.server.ts";
import { cancelOrder } from "./orders/cancel-order.server.ts";
import { getOrder } from "./orders/get-order.server.ts";

describe("what happens by itself", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		school = await openCheckout([buildCourse(), buildCourse({ slug: "free", starts: [] })]);
		startId = (await school.startOf("test-course")).id;
		await school.addPromo({ code: "LAST", percent: 10, totalLimit: 1 });
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.updateTable("promoRedemption").set({ state: "released" }).execute();
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		await school.db.updateTable("start").set({ seatsTotal: 1, seatsTaken: 0 }).execute();
		Object.assign(school.banks.tbank, { fetchMode: "ok", cancelMode: "ok" });
	});

	const scarce = (name: string) => ({
		promoCode: "LAST",
		lines: [{ courseSlug: "test-course", tariffCode: "group", startId }],
		customer: {
			name,
			surname: name,
			phone: `+7999000${String(name.length).padStart(4, "0")}`,
			email: `${name}@example.com`,
		},
	});
	async function runJobs() {
		for (const job of checkoutJobs({ ...school.deps, db: school.db })) await job.work({}, { number: 1, isLast: false });
	}
	const state = async (id: string) => (await school.order(id)).state;

	test("an order that nobody pays expires; its code and its place are free for the next", async () => {
		const order = await school.placed(scarce("one"));
		school.forward(59);
		await runJobs();
		expect(
			await school.place({ ...scarce("two two"), lines: [{ courseSlug: "free", tariffCode: "group" }] }),
		).toMatchObject({ code: "promoUsedUp" });
		expect(await school.place(scarce("two two"))).toMatchObject({ ok: false, code: "startFull" });
		school.forward(2);
		await runJobs();
		expect(await state(order.id)).toBe("expired");
		expect(await school.place(scarce("two two"))).toMatchObject({ ok: true });
	});

	test("pages hear of the last use of a code, and of one that came back", async () => {
		const heard: string[] = [];
		const stop = await school.listen("content_changed", (what) => heard.push(what));
		const ofCode = () => heard.filter((what) => what === "promo-uses").length;
		const order = await school.placed(scarce("one"));
		await expect.poll(ofCode).toBe(1);
		await cancelOrder(school.db, { token: order.token, by: "customer", reason: "changed my mind" }, school.deps);
		await expect.poll(ofCode).toBe(2);
		await stop();
	});

	test("cancelling frees the code and the place at once", async () => {
		const order = await school.placed(scarce("one"));
		expect(
			await cancelOrder(school.db, { token: order.token, by: "customer", reason: "changed my mind" }, school.deps),
		).toEqual({ ok: true, value: undefined });
		expect(await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps)).toEqual({
			ok: true,
			value: undefined,
		});
		expect(await cancelOrder(school.db, { token: "nobody", by: "customer" }, school.deps)).toEqual({
			ok: false,
			code: "orderUnknown",
		});
		expect(await school.place(scarce("two two"))).toMatchObject({ ok: true });
		expect(await school.history(order.id)).toEqual(["place → awaiting_payment", "cancel → cancelled"]);
	});

	test("money whose notification never came is found", async () => {
		const order = await school.placed(scarce("one"));
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		school.forward(2);
		await runJobs();
		expect(await state(order.id)).toBe("paid");
	});

	test("an order waits for a bank that still may capture, and ends with the life of the attempt", async () => {
		const order = await school.placed(scarce("one"));
		school.forward(50);
		await startPayment(school.db, { token: order.token }, school.deps);
		school.forward(40);
		await runJobs();
		expect(await state(order.id)).toBe("awaiting_payment");
		expect(await school.place(scarce("two two"))).toMatchObject({ code: "startFull" });
		school.forward(31);
		await runJobs();
		expect(await state(order.id)).toBe("expired");
		expect(await school.place(scarce("two two"))).toMatchObject({ ok: true });
	});

	test("an order outlives a bank that can't be asked, but not for ever", async () => {
		const order = await school.placed(scarce("one"));
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.fetchMode = "unavailable";
		school.forward(120);
		await runJobs();
		expect(await state(order.id)).toBe("awaiting_payment");
		school.forward(24 * 60);
		await runJobs();
		expect(await state(order.id)).toBe("expired");
	});

	test("a page that the bank could not shut at once is shut later", async () => {
		const order = await school.placed(scarce("one"));
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		expect(await state(order.id)).toBe("cancelled");
		expect(school.banks.tbank.payments.get(school.banks.tbank.last())?.state).toBe("pending");
		school.banks.tbank.cancelMode = "ok";
		school.forward(2);
		await runJobs();
		expect(school.banks.tbank.payments.get(school.banks.tbank.last())?.state).toBe("cancelled");
	});

	test("a customer who paid a moment before cancelling has a paid order", async () => {
		const order = await school.placed(scarce("one"));
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		expect(await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps)).toEqual({
			ok: false,
			code: "orderNotCancellable",
		});
		expect(await state(order.id)).toBe("paid");
	});

	test("another card on the same page of the bank is found though the first was declined", async () => {
		const order = await school.placed(scarce("one"));
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.set(school.banks.tbank.last(), "failed", { failure: "declined" });
		school.forward(2);
		await runJobs();
		school.banks.tbank.set(school.banks.tbank.last(), "captured");
		school.forward(6);
		await runJobs();
		expect(await state(order.id)).toBe("paid");
	});

	test("a signed credit is taken once its cooling-off is over", async () => {
		const order = await school.placed({ ...scarce("one"), paymentType: "instalment_tbank", months: 12 });
		await startPayment(school.db, { token: order.token }, school.deps);
		const bank = school.banks.tbank_forma;
		const coolingUntil = new Date(school.clock.now().getTime() + 4 * HOUR_MS);
		bank.set(bank.last(), "authorized", { coolingUntil });
		school.forward(2);
		await runJobs();
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "instalment_approved",
			coolingUntil,
		});
		bank.set(bank.last(), "authorized", { capturable: true });
		school.forward(31);
		await runJobs();
		expect(await state(order.id)).toBe("paid");
		expect(bank.payments.get(bank.last())?.state).toBe("captured");
	});

	test("an attempt that never reached the bank is closed after the answer's time", async () => {
		const order = await school.placed(scarce("one"));
		school.control.step = (step) => {
			if (step === "bank.beforeCreate") throw new Error("killed");
		};
		await expect(startPayment(school.db, { token: order.token }, school.deps)).rejects.toThrow("killed");
		school.control.step = undefined;
		school.forward(2);
		await runJobs();
		const payment = await school.db
			.selectFrom("payment")
			.where("orderId", "=", order.id)
			.selectAll()
			.executeTakeFirstOrThrow();
		expect(payment).toMatchObject({ state: "failed", failure: "never_reached" });
		expect(await startPayment(school.db, { token: order.token }, school.deps)).toMatchObject({ ok: true });
	});

	test("an application lives for days and gives its place back when the bank says no more", async () => {
		const order = await school.placed({ ...scarce("one"), paymentType: "instalment_sber", months: 6 });
		await startPayment(school.db, { token: order.token }, school.deps);
		school.forward(48 * 60);
		await runJobs();
		expect(await state(order.id)).toBe("instalment_pending");
		school.forward(25 * 60);
		await runJobs();
		expect(await state(order.id)).toBe("expired");
		expect(await school.place(scarce("two two"))).toMatchObject({ ok: true });
	});
});
