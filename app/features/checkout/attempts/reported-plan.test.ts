import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import type { ReportedPlan } from "../../payments/provider.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { applyAfterDecline } from "./apply-after-decline.fixture.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

describe("the plan that a bank tells of an application", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
		school.banks.yookassa.cancelMode = "ok";
		school.news.length = 0;
	});

	/** An order whose customer left an application at Sber, whose page could not be shut, for one at T-Bank. */
	async function appliedTwice() {
		const { yookassa, tbank_forma: forma } = school.banks;
		const order = await school.placed({ paymentType: "instalment_sber", months: 12 });
		await startPayment(school.db, { token: order.token }, school.deps);
		yookassa.cancelMode = "unavailable";
		school.forward(1);
		await startPayment(school.db, { token: order.token, paymentType: "instalment_tbank", months: 6 }, school.deps);
		school.news.length = 0;
		return { ...order, sber: yookassa.last(), tbank: forma.last() };
	}
	type Told = { readonly state: "pending" | "authorized" | "captured"; readonly plan: ReportedPlan };
	function tell(provider: "tbank_forma" | "yookassa", told: Told) {
		const bank = school.banks[provider];
		bank.set(bank.last(), told.state);
		return applyPaymentReport(school.db, { provider, report: bank.report(bank.last(), told) }, school.deps);
	}
	const plan = async ({ id }: { id: string }) => (await school.order(id)).plan;

	test.each([{ isLoan: true }, { months: 12 }, { months: 10, monthly: money(3_000_00, "RUB") }] as const)(
		"which was left for another lender's changes nothing: %o",
		async (said) => {
			const order = await appliedTwice();
			const before = await plan(order);
			expect(before).toMatchObject({ lender: "tbank" });
			for (const state of ["pending", "authorized"] as const) await tell("yookassa", { state, plan: said });
			expect(await plan(order)).toEqual(before);
			expect(school.news).not.toContain("plan_changed");
		},
	);

	test("which was left, and has paid after all, is that lender's and is shown", async () => {
		const order = await appliedTwice();
		for (let round = 0; round < 2; round++) await tell("yookassa", { state: "captured", plan: { months: 10 } });
		expect(await plan(order)).toMatchObject({ lender: "sber", bank: { months: 10 } });
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "paid",
			plan: { lender: "sber", current: { months: 10 } },
		});
		expect(school.news.filter((news) => news === "plan_changed")).toHaveLength(1);
	});

	test("of an order that a card has paid meanwhile changes nothing and is told to nobody", async () => {
		const order = await applyAfterDecline(school);
		await school.tell("tbank", "captured", order.card);
		const before = await plan(order);
		for (const state of ["authorized", "captured"] as const) await tell("tbank_forma", { state, plan: { months: 10 } });
		expect(await plan(order)).toEqual(before);
		expect(school.news).not.toContain("plan_changed");
	});
});
