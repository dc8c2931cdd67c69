import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { requestRefund } from "./request-refund.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

async function ask(token: string): Promise<string> {
	const request = { token, key: "left", reason: "moving", by: "customer" };
	const refund = await requestRefund(school.db, request, school.deps);
	if (!refund.ok) throw new Error(refund.code);
	return refund.value.refundId;
}
const carryOut = (refundId: string) => carryOutRefund(school.db, { refundId, by: "Ольга" }, school.deps);

test("of refunds that a bank does not answer the one that was left alone the longest comes first", async () => {
	const { tbank } = school.banks;
	tbank.refundMode = "unavailable";
	const asking = vi.spyOn(tbank, "refund");
	onTestFinished(() => {
		tbank.refundMode = "ok";
		asking.mockRestore();
	});
	/** Whose refunds the bank was asked for since. */
	const asked = () => asking.mock.calls.splice(0).map(([{ reference }]) => reference);
	const refunds: { readonly refundId: string; readonly reference: string }[] = [];
	for (let orders = 0; orders < 2; orders++) {
		const { token, reference } = await school.paid();
		const refundId = await ask(token);
		refunds.push({ refundId, reference });
		await carryOut(refundId);
		school.forward(1);
	}
	const [first, second] = refunds.map(({ reference }) => reference);
	asked();
	await carryOutRefunds(school.db, school.deps);
	expect(asked()).toEqual([first, second]);
	school.forward(1);
	await carryOut(refunds[0]?.refundId ?? "");
	asked();
	school.forward(1);
	await carryOutRefunds(school.db, school.deps);
	expect(asked()).toEqual([second, first]);
});

test("whoever leaves after some lessons gives the place back", async () => {
	const { id: startId, seatsTaken } = await school.startOf("test-course");
	const order = await school.paid({ lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
	expect((await school.startOf("test-course")).seatsTaken).toBe(seatsTaken + 1);
	const line = school.db.selectFrom("courseOrderLine").where("orderId", "=", order.id).select("id");
	const { id: lineId } = await line.executeTakeFirstOrThrow();
	await recordLessons(school.db, { lineId, taken: 8, by: "Ольга" }, school.deps);
	expect(await carryOut(await ask(order.token))).toEqual({ ok: true, value: "done" });
	expect((await school.startOf("test-course")).seatsTaken).toBe(seatsTaken);
	expect(await school.order(order.id)).toMatchObject({ state: "part_refunded" });
});

test("what is asked for after some money went back in the bank's office is given back beside it", async () => {
	const { tbank } = school.banks;
	const { token, reference } = await school.paid();
	tbank.set(reference, "partially_refunded", { refunded: 10_000_00 });
	await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(reference) }, school.deps);
	school.forward(1);
	expect(await carryOut(await ask(token))).toEqual({ ok: true, value: "done" });
	expect(tbank.payments.get(reference)?.refunded).toBe(30_000_00);
	const payment = school.db.selectFrom("payment").where("reference", "=", reference).select(["state", "refunded"]);
	expect(await payment.executeTakeFirst()).toEqual({ state: "refunded", refunded: 30_000_00 });
});

test.each([
	{ atBank: 10_000_00, what: "a part of it", refund: "failed", kinds: ["at_bank", "full"] },
	{ atBank: 30_000_00, what: "all of it", refund: "done", kinds: ["full"] },
])(
	"money that the bank's office gave back ($what) while it was silent about a refund is known once it refuses that",
	async ({ atBank, refund, kinds }) => {
		const { tbank } = school.banks;
		onTestFinished(() => {
			tbank.refundMode = "ok";
		});
		const { id, token, reference } = await school.paid();
		const refundId = await ask(token);
		tbank.refundMode = "unavailable";
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "sending" });
		tbank.set(reference, atBank < 30_000_00 ? "partially_refunded" : "refunded", { refunded: atBank });
		await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(reference) }, school.deps);
		tbank.refundMode = "refused";
		school.forward(1);
		expect(await carryOut(refundId)).toEqual({ ok: true, value: refund });
		const payment = school.db.selectFrom("payment").where("reference", "=", reference).select("refunded");
		expect(await payment.executeTakeFirst()).toEqual({ refunded: atBank });
		const rows = await school.db
			.selectFrom("refund")
			.where("orderId", "=", id)
			.orderBy("kind")
			.select("kind")
			.execute();
		expect(rows.map(({ kind }) => kind)).toEqual(kinds);
	},
);

test.each([
	{ taken: 0, amount: 30_000_00, state: "refunded", kind: "full" },
	{ taken: 8, amount: 22_500_00, state: "part_refunded", kind: "lessons" },
])(
	"the refund of an order with $taken lessons that was made in the bank's office before anybody sent it is the one that was asked for",
	async ({ taken, amount, state, kind }) => {
		const { tbank } = school.banks;
		const { id: startId, seatsTaken } = await school.startOf("test-course");
		const order = await school.paid({ lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
		const line = school.db.selectFrom("courseOrderLine").where("orderId", "=", order.id).select("id");
		const { id: lineId } = await line.executeTakeFirstOrThrow();
		await recordLessons(school.db, { lineId, taken, by: "Ольга" }, school.deps);
		const refundId = await ask(order.token);
		school.news.length = 0;
		tbank.set(order.reference, state === "refunded" ? "refunded" : "partially_refunded", { refunded: amount });
		const told = { provider: "tbank", report: tbank.report(order.reference) } as const;
		for (let times = 0; times < 2; times++) await applyPaymentReport(school.db, told, school.deps);
		expect(await school.order(order.id)).toMatchObject({ state });
		expect(school.news).toEqual([state]);
		expect((await school.startOf("test-course")).seatsTaken).toBe(seatsTaken);
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		expect(tbank.payments.get(order.reference)?.refunded).toBe(amount);
		const rows = school.db.selectFrom("refund").where("orderId", "=", order.id).select(["kind", "state", "amount"]);
		expect(await rows.execute()).toEqual([{ kind, state: "done", amount }]);
		expect(await school.payment(order.reference)).toMatchObject({ refunded: amount });
	},
);
