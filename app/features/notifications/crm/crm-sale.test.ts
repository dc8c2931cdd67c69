import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyPaymentReport } from "../../checkout/attempts/apply-payment-report.server.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { getAnnouncedOrder } from "../facts/get-announced-order.server.ts";
import { buildCrmSale } from "./crm-sale.ts";

describe("the deal of a paid order", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());

	async function deal(orderId: string) {
		const announced = await getAnnouncedOrder(school.db, orderId);
		if (!announced) throw new Error("no order");
		const sale = buildCrmSale(announced, { officeUrl: "https://school.example/admin" });
		return { ...sale, note: sale.note.replaceAll("\u00a0", " ") };
	}
	const note = async (orderId: string) => (await deal(orderId)).note;
	async function capture(provider: "tbank" | "tbank_forma" | "stripe", reference: string) {
		const bank = school.banks[provider];
		bank.set(reference, "captured");
		await applyPaymentReport(school.db, { provider, report: bank.report(reference) }, school.deps);
	}

	test("names the way it was paid, not the one that was chosen last, nor what came twice", async () => {
		const { tbank, tbank_forma: forma } = school.banks;
		const { id, token } = await school.placed();
		await startPayment(school.db, { token }, school.deps);
		const card = tbank.last();
		tbank.set(card, "failed", { failure: "declined" });
		tbank.cancelMode = "refused";
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		expect(await school.order(id)).toMatchObject({ paymentType: "instalment_tbank" });
		await capture("tbank", card);
		expect(await note(id)).toContain("\nРоссийская карта\n");
		await capture("tbank_forma", forma.last());
		expect(await note(id)).toContain("\nРоссийская карта\n");
	});

	test("has its price in whole roubles, and dollars in its note alone", async () => {
		const [rub, usd] = [await school.paid(), await school.placed({ paymentType: "card_foreign" })];
		expect(await deal(rub.id)).toMatchObject({ price: 30_000 });
		await startPayment(school.db, { token: usd.token }, school.deps);
		await capture("stripe", school.banks.stripe.last());
		const sale = await deal(usd.id);
		expect(sale).not.toHaveProperty("price");
		expect(sale.note).toContain("$");
	});

	test("of an order that cost nothing names the one that was chosen", async () => {
		await school.addPromo({ code: "DAROM", percent: 100 });
		const { id } = await school.placed({ promoCode: "DAROM" });
		expect(await school.order(id)).toMatchObject({ state: "paid", total: 0 });
		expect(await note(id)).toContain("\nРоссийская карта\n");
	});
});
