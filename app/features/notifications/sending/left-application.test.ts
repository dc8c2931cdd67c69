import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyPaymentReport } from "../../checkout/attempts/apply-payment-report.server.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { openOrderOutbox } from "../delivery/outbox.fixture.ts";

describe("an application for a credit that is left before the bank has decided", () => {
	let checkout: TestCheckout;
	beforeAll(async () => {
		checkout = await openCheckout();
		openOrderOutbox(checkout);
		const bank = checkout.banks.tbank_forma;
		const { cancelPayment } = bank;
		// Its notification comes before its answer.
		bank.cancelPayment = async (payment) => {
			const answer = await cancelPayment?.(payment);
			await hear();
			return answer ?? { ok: true };
		};
	});
	afterAll(() => checkout.close());
	beforeEach(() => checkout.banks.tbank_forma.payments.clear());

	async function hear() {
		const bank = checkout.banks.tbank_forma;
		await applyPaymentReport(checkout.db, { provider: "tbank_forma", report: bank.report(bank.last()) }, checkout.deps);
	}
	async function applied() {
		const order = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token: order.token }, checkout.deps);
		return order;
	}
	async function kinds(orderId: string) {
		const rows = await checkout.db
			.selectFrom("outgoingMessage")
			.where("orderId", "=", orderId)
			.select("kind")
			.execute();
		return rows.map(({ kind }) => kind).toSorted();
	}
	const BEGUN = ["order-awaiting-payment", "order-instalment-pending"];

	test("for a card is told by no letter", async () => {
		const { id, token } = await applied();
		await startPayment(checkout.db, { token, paymentType: "card_ru" }, checkout.deps);
		expect((await checkout.order(id)).state).toBe("awaiting_payment");
		expect(await kinds(id)).toEqual(BEGUN);
	});

	test("with its order is told by the letter of that alone", async () => {
		const { id, token } = await applied();
		await cancelOrder(checkout.db, { token, by: "customer" }, checkout.deps);
		expect(await kinds(id)).toEqual([...BEGUN.slice(0, 1), "order-cancelled", ...BEGUN.slice(1)]);
	});

	test("and called off by the bank is told", async () => {
		const { id } = await applied();
		const bank = checkout.banks.tbank_forma;
		bank.set(bank.last(), "cancelled");
		await hear();
		expect(await kinds(id)).toEqual(["order-awaiting-payment", ...BEGUN]);
	});
});
