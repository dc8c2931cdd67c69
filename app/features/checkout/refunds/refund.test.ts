import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { declineRefund } from "./decline-refund.server.ts";
import { quoteRefund } from "./quote-refund.server.ts";
import { recordRefundGiven } from "./record-refund-given.server.ts";
import { requestRefund } from "./request-refund.server.ts";

describe("a refund", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		school = await openCheckout([buildCourse(), buildCourse({ slug: "second", starts: [] })]);
		startId = (await school.startOf("test-course")).id;
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.banks.tbank.refundMode = "ok";
		school.news.length = 0;
		await school.db.updateTable("start").set({ seatsTaken: 0 }).execute();
	});

	const oneLine = [{ courseSlug: "test-course", tariffCode: "group", startId: "" }];
	async function paid(lines = [{ courseSlug: "test-course", tariffCode: "group", startId }]) {
		const order = await school.paid({ lines });
		const rows = await school.db
			.selectFrom("courseOrderLine")
			.where("orderId", "=", order.id)
			.orderBy("position")
			.select("id")
			.execute();
		return { ...order, lineIds: rows.map(({ id }) => id) };
	}
	const ask = (token: string, more: object = {}) =>
		requestRefund(school.db, { token, key: "form", by: "customer", reason: "moving", ...more }, school.deps);
	async function asked(token: string, more: object = {}) {
		const result = await ask(token, more);
		if (!result.ok) throw new Error(result.code);
		return result.value.refundId;
	}
	const carryOut = (refundId: string) => carryOutRefund(school.db, { refundId, by: "Ольга" }, school.deps);
	const seats = async () => (await school.startOf("test-course")).seatsTaken;
	const view = (token: string) => getOrder(school.db, { token });

	test("before the first lesson is shown, asked for and carried out in full; the place is free again", async () => {
		const order = await paid();
		expect(await seats()).toBe(1);
		const quote = await quoteRefund(school.db, { token: order.token });
		expect(quote).toMatchObject({
			ok: true,
			value: { kind: "full", amount: money(30_000_00, "RUB"), formula: { kept: 0 } },
		});
		const refundId = await asked(order.token, { expected: money(30_000_00, "RUB") });
		expect(await view(order.token)).toMatchObject({ state: "refund_requested", canAskRefund: false });
		expect(await quoteRefund(school.db, { token: order.token })).toEqual({ ok: false, code: "refundOpen" });
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunded: money(30_000_00, "RUB") });
		expect(school.banks.tbank.payments.get(order.reference)?.refunded).toBe(30_000_00);
		expect(await seats()).toBe(0);
		expect(school.news).toEqual(["awaiting_payment", "paid", "refund_requested", "refunded"]);
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		expect(await quoteRefund(school.db, { token: order.token })).toEqual({ ok: false, code: "nothingToRefund" });
	});

	test("after lessons keeps their price by the lines of the order and names them on the receipt", async () => {
		const order = await paid([
			{ courseSlug: "test-course", tariffCode: "group", startId },
			{ courseSlug: "second", tariffCode: "group", startId: undefined as never },
		]);
		const [first = "", second = ""] = order.lineIds;
		await recordLessons(school.db, { lineId: first, taken: 8, by: "Ольга" }, school.deps);
		await recordLessons(school.db, { lineId: second, taken: 32, by: "Ольга" }, school.deps);
		const quote = await quoteRefund(school.db, { token: order.token });
		expect(quote).toMatchObject({
			ok: true,
			value: {
				kind: "lessons",
				amount: money(22_500_00, "RUB"),
				formula: {
					lines: [
						{ lessonsTaken: 8, perLesson: 937_50, kept: 7_500_00, amount: 22_500_00 },
						{ lessonsTaken: 32, kept: 30_000_00, amount: 0 },
					],
				},
			},
		});
		expect(await carryOut(await asked(order.token))).toEqual({ ok: true, value: "done" });
		const payout = await school.db
			.selectFrom("refundPayout")
			.where("amount", "=", 22_500_00)
			.selectAll()
			.executeTakeFirstOrThrow();
		expect(payout.items.map(({ name, amount }) => [name, amount.minor])).toEqual([["Курс, Экипаж", 22_500_00]]);
		const rest = { state: "part_refunded", refunded: money(22_500_00, "RUB"), canAskRefund: false };
		expect(await view(order.token)).toMatchObject(rest);
	});

	test("is offered as long as the formula gives something back", async () => {
		const { token, lineIds } = await paid();
		await recordLessons(school.db, { lineId: lineIds[0] ?? "", taken: 31, by: "Ольга" }, school.deps);
		expect(await view(token)).toMatchObject({ state: "paid", canAskRefund: true });
		await recordLessons(school.db, { lineId: lineIds[0] ?? "", taken: 32, by: "Ольга" }, school.deps);
		expect(await view(token)).toMatchObject({ state: "paid", canAskRefund: false });
	});

	test("is asked for once however often the form is sent, and never for an amount that was not shown", async () => {
		const order = await paid();
		for (const shown of [30_000_01, 29_999_99])
			expect(await ask(order.token, { expected: money(shown, "RUB") })).toEqual({ ok: false, code: "amountChanged" });
		const first = await ask(order.token);
		expect(await ask(order.token)).toEqual(first);
		expect(await ask(order.token, { key: "another" })).toEqual({ ok: false, code: "refundOpen" });
		expect(await ask("nobody")).toEqual({ ok: false, code: "orderUnknown" });
		const unpaid = await school.placed({
			lines: oneLine.map(({ courseSlug, tariffCode }) => ({ courseSlug, tariffCode })),
		});
		expect(await ask(unpaid.token)).toEqual({ ok: false, code: "orderUnpaid" });
	});

	test("of another amount is staff's, keeps the place, and the next one counts it", async () => {
		const order = await paid();
		expect(await ask(order.token, { amount: 30_000_01 })).toEqual({ ok: false, code: "refundTooLarge" });
		expect(await ask(order.token, { amount: 0 })).toEqual({ ok: false, code: "nothingToRefund" });
		await carryOut(await asked(order.token, { amount: 5_000_00, by: "Ольга" }));
		expect(await view(order.token)).toMatchObject({ state: "part_refunded" });
		expect(await seats()).toBe(1);
		const quote = await quoteRefund(school.db, { token: order.token, costs: 1_000_00 });
		expect(quote).toMatchObject({ value: { amount: money(24_000_00, "RUB"), most: money(25_000_00, "RUB") } });
		await carryOut(await asked(order.token, { key: "rest" }));
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunded: money(30_000_00, "RUB") });
		expect(await seats()).toBe(0);
	});

	test("that staff decline leaves a paid order", async () => {
		const order = await paid();
		const refundId = await asked(order.token);
		const declined = { refundId, by: "Ольга", reason: "agreed on a pause" };
		expect(await declineRefund(school.db, declined, school.deps)).toEqual({ ok: true, value: undefined });
		expect(await declineRefund(school.db, declined, school.deps)).toEqual({ ok: false, code: "refundClosed" });
		expect(await carryOut(refundId)).toEqual({ ok: false, code: "refundClosed" });
		expect(await view(order.token)).toMatchObject({ state: "paid", canAskRefund: true });
		expect(school.banks.tbank.payments.get(order.reference)?.refunded).toBe(0);
	});

	test("whose answer was lost is repeated with the same key and refunds once", async () => {
		const order = await paid();
		school.banks.tbank.refundMode = "unknownDone";
		expect(await carryOut(await asked(order.token))).toEqual({ ok: true, value: "sending" });
		expect(await view(order.token)).toMatchObject({ state: "refund_requested" });
		await applyPaymentReport(
			school.db,
			{ provider: "tbank", report: school.banks.tbank.report(order.reference) },
			school.deps,
		);
		expect(await view(order.token)).toMatchObject({
			state: "refund_requested",
			refunds: [{ kind: "full", state: "sending" }],
		});
		school.banks.tbank.refundMode = "ok";
		expect(await carryOutRefunds(school.db, school.deps)).toBe(1);
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunds: [{ kind: "full", state: "done" }] });
		expect(school.banks.tbank.payments.get(order.reference)?.refunded).toBe(30_000_00);
	});

	test("is asked of the bank by one process at a time, and by another when that one broke off", async () => {
		const order = await paid();
		const asking = vi.spyOn(school.banks.tbank, "refund");
		const refundId = await asked(order.token);
		await Promise.all([carryOut(refundId), carryOut(refundId), carryOutRefunds(school.db, school.deps)]);
		expect(asking).toHaveBeenCalledTimes(1);

		const other = await asked((await paid()).token);
		school.control.step = (step) => {
			if (step === "bank.beforeRefund") throw new Error("killed");
		};
		await expect(carryOut(other)).rejects.toThrow("killed");
		school.control.step = undefined;
		await carryOutRefunds(school.db, school.deps);
		expect(asking).toHaveBeenCalledTimes(1);
		school.forward(1);
		await carryOutRefunds(school.db, school.deps);
		expect(asking).toHaveBeenCalledTimes(2);
		asking.mockRestore();
	});

	test("that the bank refuses can be tried again or declined", async () => {
		const order = await paid();
		const sent = vi.spyOn(school.banks.tbank, "refund");
		school.banks.tbank.refundMode = "refused";
		const refundId = await asked(order.token);
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "failed" });
		expect(await view(order.token)).toMatchObject({ state: "refund_requested", refunds: [{ state: "failed" }] });
		expect(school.news).toContain("refund_failed");
		school.banks.tbank.refundMode = "ok";
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		expect(await view(order.token)).toMatchObject({ state: "refunded" });
		// A key that the bank has refused stays refused.
		expect(new Set(sent.mock.calls.map(([{ key }]) => key)).size).toBe(2);
	});

	test("that the bank refuses and staff make in its office is written down once, and sums to what has gone back", async () => {
		const order = await paid();
		const refundId = await asked(order.token);
		const given = () => recordRefundGiven(school.db, { refundId, by: "Ольга" }, school.deps);
		expect(await given()).toEqual({ ok: false, code: "refundClosed" });
		school.banks.tbank.refundMode = "refused";
		await carryOut(refundId);
		school.news.length = 0;
		expect(await given()).toEqual({ ok: true, value: undefined });
		expect(await view(order.token)).toMatchObject({
			state: "refunded",
			refunded: money(30_000_00, "RUB"),
			refunds: [{ kind: "full", state: "done" }],
		});
		expect(school.news).toContain("refunded");
		expect(await seats()).toBe(0);
		expect(await given()).toEqual({ ok: false, code: "refundClosed" });
		// What the bank tells of it afterwards is that refund.
		school.banks.tbank.set(order.reference, "refunded", { refunded: 30_000_00 });
		const report = school.banks.tbank.report(order.reference);
		await applyPaymentReport(school.db, { provider: "tbank", report }, school.deps);
		expect((await view(order.token))?.refunds).toHaveLength(1);
	});

	test("that went back in the bank's office meanwhile is not sent a second time", async () => {
		const order = await paid();
		const refundId = await asked(order.token);
		school.banks.tbank.set(order.reference, "partially_refunded", { refunded: 10_000_00 });
		await applyPaymentReport(
			school.db,
			{ provider: "tbank", report: school.banks.tbank.report(order.reference) },
			school.deps,
		);
		expect(await view(order.token)).toMatchObject({ state: "refund_requested" });
		expect(await carryOut(refundId)).toEqual({ ok: false, code: "refundedAtBank" });
		await declineRefund(school.db, { refundId, by: "Ольга", reason: "changed" }, school.deps);
		expect(await view(order.token)).toMatchObject({ state: "part_refunded", refunded: money(10_000_00, "RUB") });
	});

	/** A part refund that the bank refused, on an order that was paid. */
	async function failed() {
		const order = await paid();
		school.banks.tbank.refundMode = "refused";
		const refundId = await asked(order.token, { amount: 3_000_00, by: "Ольга" });
		await carryOut(refundId);
		school.banks.tbank.refundMode = "ok";
		return { order, refundId };
	}
	/** The bank tells of so much that has gone back in all. */
	async function hear(reference: string, refunded: number) {
		school.banks.tbank.set(reference, "partially_refunded", { refunded });
		const report = school.banks.tbank.report(reference);
		await applyPaymentReport(school.db, { provider: "tbank", report }, school.deps);
	}

	test("that failed and was made in the bank's office is that refund, of which nothing is sent again", async () => {
		const { order, refundId } = await failed();
		await hear(order.reference, 3_000_00);
		expect(await view(order.token)).toMatchObject({
			state: "part_refunded",
			refunded: money(3_000_00, "RUB"),
			refunds: [{ state: "done" }],
		});
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		expect(school.banks.tbank.payments.get(order.reference)?.refunded).toBe(3_000_00);
	});

	test("after which another sum went back in the bank's office is declined, not made or written down on top", async () => {
		const { order, refundId } = await failed();
		await hear(order.reference, 2_500_00);
		expect(await carryOut(refundId)).toEqual({ ok: false, code: "refundedAtBank" });
		expect(await recordRefundGiven(school.db, { refundId, by: "Ольга" }, school.deps)).toEqual({
			ok: false,
			code: "refundedAtBank",
		});
		await declineRefund(school.db, { refundId, by: "Ольга", reason: "changed" }, school.deps);
		expect(await view(order.token)).toMatchObject({ state: "part_refunded", refunded: money(2_500_00, "RUB") });
	});

	test("lessons are whole numbers within the tariff", async () => {
		const { lineIds } = await paid();
		const [lineId = ""] = lineIds;
		for (const taken of [-1, 33, 1.5]) {
			expect(await recordLessons(school.db, { lineId, taken, by: "Ольга" }, school.deps)).toEqual({
				ok: false,
				code: "lessonsWrong",
			});
		}
		expect(await recordLessons(school.db, { lineId: startId, taken: 1, by: "Ольга" }, school.deps)).toEqual({
			ok: false,
			code: "lineUnknown",
		});
	});
});
