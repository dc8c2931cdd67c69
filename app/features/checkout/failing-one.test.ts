import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { reconcilePayments } from "./attempts/reconcile-payments.server.ts";
import { startPayment } from "./attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { recordLessons } from "./orders/record-lessons.server.ts";
import { sendClosingReceipts } from "./receipts/send-closing-receipts.server.ts";
import { carryOutRefund } from "./refunds/carry-out-refund.server.ts";
import { carryOutRefunds } from "./refunds/carry-out-refunds.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";

describe("the first that fails for a job of the clock holds up no other", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	afterEach(() => {
		school.control.step = undefined;
		school.banks.tbank.refundMode = "ok";
	});

	function failOnceAt(failing: CheckoutStep) {
		school.control.step = (step) => {
			if (step !== failing) return;
			school.control.step = undefined;
			throw new Error("of the first");
		};
	}
	const statesOf = async (orders: readonly { readonly id: string }[]) =>
		(await Promise.all(orders.map(async ({ id }) => (await school.order(id)).state))).toSorted();

	test("payment that a bank is asked about", async () => {
		const orders = [await school.placed(), await school.placed()];
		for (const { token } of orders) {
			await startPayment(school.db, { token }, school.deps);
			school.banks.tbank.set(school.banks.tbank.last(), "captured");
		}
		school.forward(2);
		failOnceAt("bank.beforeFetch");
		await expect(reconcilePayments(school.db, school.deps)).rejects.toThrow("of the first");
		expect(await statesOf(orders)).toEqual(["awaiting_payment", "paid"]);
		await reconcilePayments(school.db, school.deps);
		expect(await statesOf(orders)).toEqual(["paid", "paid"]);
	});

	test("refund that is sent again", async () => {
		const orders = [await school.paid(), await school.paid()];
		school.banks.tbank.refundMode = "unavailable";
		for (const { token } of orders) {
			const asked = await requestRefund(
				school.db,
				{ token, key: "left", reason: "moving", by: "customer" },
				school.deps,
			);
			if (!asked.ok) throw new Error(asked.code);
			await carryOutRefund(school.db, { refundId: asked.value.refundId, by: "Ольга" }, school.deps);
		}
		school.banks.tbank.refundMode = "ok";
		failOnceAt("bank.beforeRefund");
		await expect(carryOutRefunds(school.db, school.deps)).rejects.toThrow("of the first");
		expect(await statesOf(orders)).toEqual(["refund_requested", "refunded"]);
	});

	test("closing receipt", async () => {
		for (const { id } of [await school.paid(), await school.paid()]) {
			const { id: lineId, lessons } = await school.db
				.selectFrom("courseOrderLine")
				.where("orderId", "=", id)
				.select(["id", "lessons"])
				.executeTakeFirstOrThrow();
			await recordLessons(school.db, { lineId, taken: lessons, by: "Ольга" }, school.deps);
		}
		failOnceAt("bank.beforeClosingReceipt");
		await expect(sendClosingReceipts(school.db, school.deps)).rejects.toThrow("of the first");
		expect(school.banks.tbank.closingReceipts).toHaveLength(1);
	});
});
