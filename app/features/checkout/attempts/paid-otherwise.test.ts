import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "../../../shared/durations.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { applyAfterDecline } from "./apply-after-decline.fixture.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";

describe("an application for a credit of an order that a card pays meanwhile", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
		school.banks.tbank_forma.cancelMode = "ok";
	});

	async function tell(provider: "tbank" | "tbank_forma", reference: string) {
		const report = school.banks[provider].report(reference);
		await applyPaymentReport(school.db, { provider, report }, school.deps);
	}
	/** Another card, on the same page. */
	async function payByCard(card: string) {
		school.banks.tbank.set(card, "captured");
		await tell("tbank", card);
	}
	const approve = (application: string) => {
		const coolingUntil = new Date(school.clock.now().getTime() + 4 * HOUR_MS);
		school.banks.tbank_forma.set(application, "authorized", { coolingUntil });
		return tell("tbank_forma", application);
	};
	const seen = ({ token }: { token: string }) => getOrder(school.db, { token });
	const attempt = (reference: string) =>
		school.db.selectFrom("payment").where("reference", "=", reference).selectAll().executeTakeFirstOrThrow();

	test.each(["pending", "authorized"])("is shut at its bank at once: %s", async (state) => {
		const order = await applyAfterDecline(school);
		if (state === "authorized") await approve(order.application);
		expect(await seen(order)).toMatchObject({ plan: { lender: "tbank" } });
		await payByCard(order.card);
		await reconcilePayments(school.db, school.deps);
		expect(school.banks.tbank_forma.payments.get(order.application)?.state).toBe("cancelled");
		expect(await attempt(order.application)).toMatchObject({ state: "cancelled", failure: "not_owed" });
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined, coolingUntil: undefined });
	});

	test("is nothing that the order tells of, though its bank leaves it open and grants it", async () => {
		const order = await applyAfterDecline(school);
		school.banks.tbank_forma.cancelMode = "refused";
		await payByCard(order.card);
		await reconcilePayments(school.db, school.deps);
		await approve(order.application);
		await reconcilePayments(school.db, school.deps);
		expect((await attempt(order.application)).state).toBe("authorized");
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined, coolingUntil: undefined });
	});

	test("leaves the plan where the credit has paid", async () => {
		const order = await applyAfterDecline(school);
		school.banks.tbank_forma.set(order.application, "captured");
		await tell("tbank_forma", order.application);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: { lender: "tbank" } });
		await payByCard(order.card);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: { lender: "tbank" } });
	});

	test("leaves no plan where the credit came too late", async () => {
		const order = await applyAfterDecline(school);
		await payByCard(order.card);
		school.banks.tbank_forma.set(order.application, "captured");
		await tell("tbank_forma", order.application);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined });
	});
});
