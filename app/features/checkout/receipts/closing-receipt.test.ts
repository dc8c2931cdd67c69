import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import type { OrderRequest } from "../placing/order-request.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { sendClosingReceipts } from "./send-closing-receipts.server.ts";
import { settleClosingReceipt } from "./settle-closing-receipt.server.ts";

const LESSONS = 32;

describe("a closing receipt", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout([
			buildCourse(),
			buildCourse({ slug: "second", ru: { ...buildCourse().ru, title: "Другой" } }),
		]);
	});
	afterAll(() => school.close());
	afterEach(() => {
		school.banks.tbank.receiptMode = "ok";
	});

	async function paid(lines: Partial<OrderRequest> = {}) {
		const order = await school.paid(lines);
		const payment = school.db.selectFrom("payment").where("orderId", "=", order.id).select("id");
		const line = school.db
			.selectFrom("courseOrderLine")
			.where("orderId", "=", order.id)
			.orderBy("position")
			.select("id");
		const [{ id: paymentId }, { id: lineId }] = [
			await payment.executeTakeFirstOrThrow(),
			await line.executeTakeFirstOrThrow(),
		];
		return { ...order, paymentId, lineId };
	}
	type Paid = Awaited<ReturnType<typeof paid>>;
	const teach = ({ lineId }: Paid, taken: number) =>
		recordLessons(school.db, { lineId, taken, by: "Ольга" }, school.deps);
	async function taught() {
		const order = await paid();
		await teach(order, LESSONS);
		return order;
	}
	async function send(mode: typeof school.banks.tbank.receiptMode = "ok") {
		school.banks.tbank.receiptMode = mode;
		await sendClosingReceipts(school.db, school.deps);
	}
	const sentOf = ({ reference }: Paid) => school.banks.tbank.closingReceipts.filter((one) => one === reference).length;
	const settle = ({ id, paymentId }: Pick<Paid, "id" | "paymentId">, hasGone: boolean) =>
		settleClosingReceipt(school.db, { orderId: id, invoiceId: null, paymentId, hasGone, by: "Ольга" }, school.deps);

	/** Gives the rest of the money back, which brings one receipt, and none before it has gone. */
	async function leave(order: Paid, how: { readonly by: string; readonly costs?: number }): Promise<void> {
		const request = { token: order.token, key: "left", reason: "moving", ...how };
		const asked = await requestRefund(school.db, request, school.deps);
		if (!asked.ok) throw new Error(asked.code);
		await send();
		expect(sentOf(order)).toBe(0);
		await carryOutRefund(school.db, { refundId: asked.value.refundId, by: "Ольга" }, school.deps);
		await send();
		await send();
		expect(sentOf(order)).toBe(1);
	}

	test("follows the last lesson, once", async () => {
		const order = await paid();
		await teach(order, LESSONS - 1);
		await send();
		expect(sentOf(order)).toBe(0);
		await teach(order, LESSONS);
		await send();
		await send();
		expect(sentOf(order)).toBe(1);
	});

	test("follows a customer who leaves after some lessons, for those that were given", async () => {
		const lines = ["test-course", "second"].map((courseSlug) => ({ courseSlug, tariffCode: "group" }));
		const order = await paid({ lines });
		await teach(order, 10);
		await leave(order, { by: "customer" });
		// Ten lessons of 32 at 937.50; of the second course nothing was given.
		expect(school.banks.tbank.closingItems.get(order.reference)).toEqual({ "Курс, Экипаж": 9_375_00 });
	});

	test("follows a customer who leaves before the first lesson, for the costs that were kept, once", async () => {
		const order = await paid();
		await leave(order, { by: "Ольга", costs: 1_500_00 });
		expect(school.banks.tbank.closingItems.get(order.reference)).toEqual({ "Курс, Экипаж": 1_500_00 });
	});

	test("of what was paid of an order that is paid in part follows the last lesson, and of the rest the rest", async () => {
		const order = await paid();
		const { tbank } = school.banks;
		const half = { state: "part_paid" as const, subtotal: 60_000_00, total: 60_000_00 };
		await school.db.updateTable("courseOrder").set(half).where("id", "=", order.id).execute();
		await teach(order, LESSONS - 1);
		await send();
		expect(sentOf(order)).toBe(0);
		await teach(order, LESSONS);
		await send();
		expect(tbank.closingItems.get(order.reference)).toEqual({ "Курс, Экипаж": 30_000_00 });
		school.forward(1);
		await startPayment(school.db, { token: order.token }, school.deps);
		const rest = tbank.last();
		tbank.set(rest, "captured");
		await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(rest) }, school.deps);
		await send();
		await send();
		expect(tbank.closingItems.get(rest)).toEqual({ "Курс, Экипаж": 30_000_00 });
		expect(sentOf(order)).toBe(1);
	});

	test("tells a later refund that it gives back no advance any more", async () => {
		const order = await taught();
		async function giveBack(): Promise<boolean> {
			const key = `refund-${order.reference}-${school.banks.tbank.refunds.size}`;
			const asked = await requestRefund(
				school.db,
				{ token: order.token, key, by: "Ольга", reason: "other", amount: 1_000_00 },
				school.deps,
			);
			if (!asked.ok) throw new Error(asked.code);
			const { refundId } = asked.value;
			expect(await carryOutRefund(school.db, { refundId, by: "Ольга" }, school.deps)).toEqual({
				ok: true,
				value: "done",
			});
			return school.banks.tbank.settledRefunds.includes(order.reference);
		}
		expect(await giveBack()).toBe(false);
		await send();
		expect(await giveBack()).toBe(true);
	});

	test("does not follow what staff gave back by hand while lessons are still to come", async () => {
		const order = await paid();
		await teach(order, LESSONS - 1);
		await school.giveBack(order.id, 1_000_00);
		await send();
		expect(sentOf(order)).toBe(0);
	});

	test("waits for the decision about money that is asked back", async () => {
		const order = await taught();
		const given = { token: order.token, key: "by-hand", by: "Ольга", reason: "other", amount: 1_000_00 };
		const asked = await requestRefund(school.db, given, school.deps);
		if (!asked.ok) throw new Error(asked.code);
		await send();
		expect(sentOf(order)).toBe(0);
		await carryOutRefund(school.db, { refundId: asked.value.refundId, by: "Ольга" }, school.deps);
		await send();
		expect(school.banks.tbank.closingItems.get(order.reference)).toEqual({ "Курс, Экипаж": 29_000_00 });
	});

	test.each(["refused", "unavailable"] as const)("that the bank did not take (%s) is tried again", async (mode) => {
		const order = await taught();
		await send(mode);
		expect(sentOf(order)).toBe(0);
		await send("ok");
		expect(sentOf(order)).toBe(1);
	});

	test("waits while what was paid twice has not gone back", async () => {
		const order = await taught();
		const change = (values: { excess?: number; refunded?: number }) =>
			school.db.updateTable("payment").set(values).where("id", "=", order.paymentId).execute();
		await change({ excess: 10_000_00 });
		await send();
		expect(sentOf(order)).toBe(0);
		await change({ refunded: 10_000_00 });
		await send();
		expect(sentOf(order)).toBe(1);
	});

	test("whose answer was lost is never asked for again by itself; staff write it down", async () => {
		const order = await taught();
		await send("unknownDone");
		await send("ok");
		expect(sentOf(order)).toBe(1);
		school.forward(9);
		expect(await settle(order, true)).toEqual({ ok: false, code: "receiptSettled" });
		school.forward(2);
		expect(await settle(order, true)).toEqual({ ok: true, value: undefined });
		expect(await settle(order, false)).toEqual({ ok: false, code: "receiptSettled" });
		expect((await school.history(order.id)).at(-1)).toBe("receipt_recorded → paid");
		await send("ok");
		expect(sentOf(order)).toBe(1);
	});

	test("that did not go out after all is sent again when staff say so", async () => {
		const order = await taught();
		await send("unknownLost");
		school.forward(11);
		const stranger = await paid();
		expect(await settle({ ...order, id: stranger.id }, false)).toEqual({ ok: false, code: "receiptSettled" });
		expect(await settle(order, false)).toEqual({ ok: true, value: undefined });
		expect((await school.history(order.id)).at(-1)).toBe("receipt_repeated → paid");
		await send("ok");
		await send("ok");
		expect(sentOf(order)).toBe(1);
	});

	test("is sent once by two processes at a time", async () => {
		const order = await taught();
		await Promise.all([sendClosingReceipts(school.db, school.deps), sendClosingReceipts(school.db, school.deps)]);
		expect(sentOf(order)).toBe(1);
	});
});
