import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { declineRefund } from "./decline-refund.server.ts";
import { requestRefund } from "./request-refund.server.ts";

describe("the page of a bank that is open while its order is refunded", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
		school.news.length = 0;
	});

	const by = "Ольга";
	/** An order of two parts: the first is paid, the page of the second one is open. */
	async function halfPaid() {
		const order = await school.placed();
		const parts = [
			{ amount: 10_000_00, dueOn: "2026-12-01" },
			{ amount: 20_000_00, dueOn: "2027-01-01" },
		];
		const invoice = await school.invoiced({ orderId: order.id, parts });
		const references: string[] = [];
		for (let part = 0; part < 2; part++) {
			if (part > 0) await capture(references[0]);
			await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
			references.push(school.banks.tbank.last());
		}
		const [first = "", second = ""] = references;
		return { ...order, first, second };
	}
	const capture = (reference?: string) => school.tell("tbank", "captured", reference);
	async function ask(token: string): Promise<string> {
		const request = { token, key: "form", by: "customer", reason: "moving" };
		const refund = await requestRefund(school.db, request, school.deps);
		if (!refund.ok) throw new Error(refund.code);
		return refund.value.refundId;
	}
	const carryOut = (refundId: string) => carryOutRefund(school.db, { refundId, by }, school.deps);
	const atBank = (reference: string) => school.banks.tbank.payments.get(reference);
	const view = (token: string) => getOrder(school.db, { token });

	test("is shut", async () => {
		const order = await halfPaid();
		expect(await carryOut(await ask(order.token))).toEqual({ ok: true, value: "done" });
		expect(atBank(order.second)).toMatchObject({ state: "cancelled" });
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunded: money(10_000_00, "RUB") });
	});

	test("gives back by itself what is paid there all the same", async () => {
		const order = await halfPaid();
		school.banks.tbank.cancelMode = "unavailable";
		await carryOut(await ask(order.token));
		await capture(order.second);
		expect(school.news).toContain("overpaid");
		expect(await carryOutRefunds(school.db, school.deps)).toBe(1);
		expect(atBank(order.second)).toMatchObject({ refunded: 20_000_00 });
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunded: money(10_000_00, "RUB") });
	});

	test("gives back what is paid there between the asking and the refund, which stays as it was asked for", async () => {
		const order = await halfPaid();
		const refundId = await ask(order.token);
		await capture(order.second);
		expect(await carryOut(refundId)).toEqual({ ok: true, value: "done" });
		await carryOutRefunds(school.db, school.deps);
		expect([order.first, order.second].map((one) => atBank(one)?.refunded)).toEqual([10_000_00, 20_000_00]);
		expect(await view(order.token)).toMatchObject({ state: "refunded", refunded: money(10_000_00, "RUB") });
	});

	test("takes money once the refund was declined", async () => {
		const order = await halfPaid();
		await declineRefund(school.db, { refundId: await ask(order.token), by, reason: "agreed" }, school.deps);
		await capture(order.second);
		expect(await view(order.token)).toMatchObject({ state: "paid", paid: money(30_000_00, "RUB") });
		expect(school.news).not.toContain("overpaid");
	});
});
