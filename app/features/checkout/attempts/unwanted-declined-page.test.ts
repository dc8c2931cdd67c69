import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("the page of a declined card of an order that is not to be paid there any more", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
	});

	/** An order of the form `key` whose card was declined, which the school has heard of. */
	async function declined(key: string) {
		const order = await school.placed({ key });
		await startPayment(school.db, { token: order.token }, school.deps);
		const reference = school.banks.tbank.last();
		school.banks.tbank.set(reference, "failed", { failure: "insufficient_funds" });
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
		return { ...order, reference };
	}
	const atBank = (reference: string) => school.banks.tbank.payments.get(reference)?.state;

	test("stays while the order waits for money", async () => {
		const { reference } = await declined("waits");
		expect(atBank(reference)).toBe("failed");
	});

	test("is shut by the next run when another order of the same form has taken its place", async () => {
		const { id, reference } = await declined("form");
		await school.placed({ key: "form", learner: "Лев" });
		expect((await school.order(id)).state).toBe("cancelled");
		await reconcilePayments(school.db, school.deps);
		expect(atBank(reference)).toBe("cancelled");
		expect(await school.payment(reference)).toMatchObject({ state: "cancelled", failure: "insufficient_funds" });
	});

	test("is shut when the order is cancelled, or by the next run where the bank did not at once", async () => {
		for (const mode of ["ok", "unavailable"] as const) {
			const { id, token, reference } = await declined(`cancelled-${mode}`);
			school.banks.tbank.cancelMode = mode;
			expect(await cancelOrder(school.db, { token, by: "customer" }, school.deps)).toMatchObject({ ok: true });
			expect(atBank(reference)).toBe(mode === "ok" ? "cancelled" : "failed");
			school.banks.tbank.cancelMode = "ok";
			await reconcilePayments(school.db, school.deps);
			expect(atBank(reference)).toBe("cancelled");
			expect((await school.order(id)).state).toBe("cancelled");
		}
	});

	test("is shut when the order has expired", async () => {
		const { id, reference } = await declined("expired");
		school.forward(61);
		await expireOrders(school.db, school.deps);
		expect((await school.order(id)).state).toBe("expired");
		await reconcilePayments(school.db, school.deps);
		expect(atBank(reference)).toBe("cancelled");
	});

	test("is shut when an invoice of the order begins to be paid, or by the next run when it is paid", async () => {
		for (const mode of ["ok", "unavailable"] as const) {
			const { id, reference } = await declined(`invoice-${mode}`);
			const invoice = await school.invoiced({ orderId: id });
			school.banks.tbank.cancelMode = mode;
			await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
			expect(atBank(reference)).toBe(mode === "ok" ? "cancelled" : "failed");
			school.banks.tbank.cancelMode = "ok";
			school.banks.tbank.set(school.banks.tbank.last(), "captured");
			school.forward(2);
			await reconcilePayments(school.db, school.deps);
			await reconcilePayments(school.db, school.deps);
			expect((await school.order(id)).state).toBe("paid");
			expect(atBank(reference)).toBe("cancelled");
		}
	});
});
