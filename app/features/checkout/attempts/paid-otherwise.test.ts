import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "../../../shared/durations.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { applyAfterDecline } from "./apply-after-decline.fixture.ts";
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

	/** Another card, on the same page. */
	const payByCard = (card: string) => school.tell("tbank", "captured", card);
	const approve = (application: string) => {
		const coolingUntil = new Date(school.clock.now().getTime() + 4 * HOUR_MS);
		school.banks.tbank_forma.set(application, "authorized", { coolingUntil });
		return school.tell("tbank_forma", "authorized", application);
	};
	const seen = ({ token }: { token: string }) => getOrder(school.db, { token });

	test.each(["pending", "authorized"])("is shut at its bank at once: %s", async (state) => {
		const order = await applyAfterDecline(school);
		if (state === "authorized") await approve(order.application);
		expect(await seen(order)).toMatchObject({ plan: { lender: "tbank" } });
		await payByCard(order.card);
		await reconcilePayments(school.db, school.deps);
		expect(school.banks.tbank_forma.payments.get(order.application)?.state).toBe("cancelled");
		expect(await school.payment(order.application)).toMatchObject({ state: "cancelled", failure: "not_owed" });
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined, coolingUntil: undefined });
	});

	test("is nothing that the order tells of, though its bank leaves it open and grants it", async () => {
		const order = await applyAfterDecline(school);
		school.banks.tbank_forma.cancelMode = "refused";
		await payByCard(order.card);
		await reconcilePayments(school.db, school.deps);
		await approve(order.application);
		await reconcilePayments(school.db, school.deps);
		expect((await school.payment(order.application)).state).toBe("authorized");
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined, coolingUntil: undefined });
	});

	test("leaves the plan where the credit has paid", async () => {
		const order = await applyAfterDecline(school);
		await school.tell("tbank_forma", "captured", order.application);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: { lender: "tbank" } });
		await payByCard(order.card);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: { lender: "tbank" } });
	});

	test("leaves no plan where the credit came too late", async () => {
		const order = await applyAfterDecline(school);
		await payByCard(order.card);
		await school.tell("tbank_forma", "captured", order.application);
		expect(await seen(order)).toMatchObject({ state: "paid", plan: undefined });
	});
});
