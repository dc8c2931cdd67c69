import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentReport, ProviderCode } from "../../payments/provider.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("an attempt that the school has shut, whose bank says so before it answers", () => {
	let school: TestCheckout;
	/** How the banks tell of what was shut. */
	let told: Partial<PaymentReport>;
	beforeAll(async () => {
		school = await openCheckout();
		for (const [provider, bank] of Object.entries(school.banks)) {
			const cancel = bank.cancelPayment;
			bank.cancelPayment = async (payment) => {
				const answer = await cancel?.(payment);
				if (!answer?.ok) return { ok: false, code: "refused", reason: "refused" };
				const report = bank.report(payment.reference, told);
				await applyPaymentReport(
					school.db,
					{ provider: provider as ProviderCode, report, dedupeKey: payment.reference },
					school.deps,
				);
				return answer;
			};
		}
	});
	afterAll(() => school.close());
	beforeEach(() => {
		told = {};
		school.banks.tbank.cancelMode = "ok";
	});

	const ended = async (orderId: string) => {
		const rows = await school.db
			.selectFrom("payment")
			.where("orderId", "=", orderId)
			.orderBy("createdAt")
			.selectAll()
			.execute();
		return rows.map(({ state, failure }) => [state, failure]);
	};
	const reasons = async (orderId: string) => {
		const rows = await school.db
			.selectFrom("courseOrderEvent")
			.where("orderId", "=", orderId)
			.orderBy("position")
			.select(["event", "reason"])
			.execute();
		return rows.flatMap(({ event, reason }) => (event === "withdraw" ? [reason] : []));
	};

	test("was replaced by another way to pay", async () => {
		const { id, token } = await school.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(school.db, { token }, school.deps);
		school.forward(1);
		await startPayment(school.db, { token, paymentType: "card_ru" }, school.deps);
		expect(await ended(id)).toEqual([
			["cancelled", "replaced"],
			["pending", null],
		]);
		expect(await reasons(id)).toEqual(["replaced"]);
	});

	test.each([{}, { state: "expired", failure: "expired" }] as const)(
		"ended with its order, whatever the bank calls it: %o",
		async (report) => {
			told = report;
			const { id, token } = await school.placed();
			await startPayment(school.db, { token }, school.deps);
			await cancelOrder(school.db, { token, by: "customer" }, school.deps);
			expect(await ended(id)).toEqual([[report.state ?? "cancelled", "order_cancelled"]]);
		},
	);

	test("has no reason while the bank leaves it open", async () => {
		const { id, token } = await school.placed();
		await startPayment(school.db, { token }, school.deps);
		school.banks.tbank.cancelMode = "unavailable";
		await cancelOrder(school.db, { token, by: "customer" }, school.deps);
		expect(await ended(id)).toEqual([["pending", null]]);
	});
});
