import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { declineRefund } from "./decline-refund.server.ts";
import { recordRefundGiven } from "./record-refund-given.server.ts";
import { requestRefund } from "./request-refund.server.ts";

describe("a refund of an order that was paid in two parts", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	afterEach(() => {
		school.banks.tbank.refundMode = "ok";
	});

	const by = "Ольга";
	/** 10 000 came first, 20 000 a minute later; so much is asked back. */
	async function askedBack(amount: number) {
		const order = await school.placed();
		const parts = [10_000_00, 20_000_00].map((sum) => ({ amount: sum, dueOn: "2026-12-01" }));
		const invoice = await school.invoiced({ orderId: order.id, parts });
		const references: string[] = [];
		for (const _ of parts) {
			await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
			await school.tell("tbank", "captured");
			references.push(school.banks.tbank.last());
			school.forward(1);
		}
		const request = { orderId: order.id, key: "form", by, reason: "moving", amount };
		const asked = await requestRefund(school.db, request, school.deps);
		if (!asked.ok) throw new Error(asked.code);
		const { refundId } = asked.value;
		return {
			carryOut: () => carryOutRefund(school.db, { refundId, by }, school.deps),
			decline: () => declineRefund(school.db, { refundId, by, reason: "agreed" }, school.deps),
			recordGiven: () => recordRefundGiven(school.db, { refundId, by }, school.deps),
			setRefunded: (reference: string, refunded: number) =>
				school.db.updateTable("payment").set({ refunded }).where("reference", "=", reference).execute(),
			view: () => getOrder(school.db, order),
			references,
			refunded: () => references.map((reference) => school.banks.tbank.payments.get(reference)?.refunded),
		};
	}

	test("goes back by the newest payment first, and by the one before it for the rest", async () => {
		const { carryOut, refunded } = await askedBack(25_000_00);
		expect(await carryOut()).toEqual({ ok: true, value: "done" });
		expect(refunded()).toEqual([5_000_00, 20_000_00]);
	});

	test("of more than its payments have left is not sent at all", async () => {
		const { carryOut, references, refunded } = await askedBack(30_000_00);
		await school.db.updateTable("payment").set({ excess: 1 }).where("reference", "in", references).execute();
		expect(await carryOut()).toEqual({ ok: false, code: "refundedAtBank" });
		expect(refunded()).toEqual([0, 0]);
	});

	test("of which one half was refused and the other is on its way is declined once that has arrived", async () => {
		const { carryOut, decline, view } = await askedBack(30_000_00);
		const asking = vi.spyOn(school.banks.tbank, "refund");
		asking.mockResolvedValueOnce({ ok: false, code: "refused", reason: "no" });
		asking.mockResolvedValueOnce({ ok: false, code: "unknown", reason: "lost" });
		expect(await carryOut()).toEqual({ ok: true, value: "failed" });
		expect(await decline()).toEqual({ ok: false, code: "refundClosed" });
		await carryOutRefunds(school.db, school.deps);
		expect(await decline()).toEqual({ ok: true, value: undefined });
		expect(await view()).toMatchObject({ state: "part_refunded" });
	});

	test("that staff make by hand is not written down where a payment has less left", async () => {
		const { carryOut, recordGiven, setRefunded, references, view } = await askedBack(30_000_00);
		school.banks.tbank.refundMode = "refused";
		await carryOut();
		await setRefunded(references[0] ?? "", 1);
		expect(await recordGiven()).toEqual({ ok: false, code: "refundedAtBank" });
		expect(await view()).toMatchObject({ state: "refund_requested", refunded: money(0, "RUB") });
		await setRefunded(references[0] ?? "", 0);
		// Whoever writes it down has declined nothing: it is told as money that the bank gave back.
		const told = vi.spyOn(school.deps.messages, "announceOrder");
		expect(await recordGiven()).toEqual({ ok: true, value: undefined });
		expect(told.mock.calls.map(([, { news, by: whom }]) => [news, whom])).toEqual([["refunded", "bank"]]);
		expect(await view()).toMatchObject({ state: "refunded" });
	});
});
