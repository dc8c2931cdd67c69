import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { createInvoice } from "./create-invoice.server.ts";
import { getInvoicePage } from "./get-invoice-page.server.ts";
import { payInvoice } from "./pay-invoice.server.ts";

describe("the page of an invoice", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());

	const rub = (roubles: number) => money(roubles * 100, "RUB");
	async function written(roubles: readonly number[], orderId: string | null = null) {
		const payer = { name: "Олег", surname: "Ким", phone: "+79030000001", email: "oleg@example.com" };
		const parts = roubles.length > 1 ? roubles.map((sum) => ({ amount: sum * 100, dueOn: "2026-12-01" })) : [];
		const sums = { total: rub(roubles.reduce((sum, part) => sum + part)), parts, purpose: "Курс", dueOn: null };
		const invoice = await inTransaction(school.db, (transaction) =>
			createInvoice(transaction, { orderId, locale: "ru", payer, ...sums }, school.deps),
		);
		if (!invoice.ok) throw new Error(invoice.code);
		return {
			view: () => getInvoicePage(school.db, { ...invoice.value, locale: "ru" }, school.deps),
			/** Pays its next part; gives the reference of the payment. */
			async pay(): Promise<string> {
				await payInvoice(school.db, { ...invoice.value, paymentType: "card_ru" }, school.deps);
				const { tbank } = school.banks;
				tbank.set(tbank.last(), "captured");
				await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
				school.forward(1);
				return tbank.last();
			},
		};
	}

	test("says what is paid for and how, and nothing of its payer", async () => {
		const { view } = await written([10_000]);
		const page = await view();
		expect(page).toMatchObject({ state: "open", next: rub(10_000), ways: ["card_ru"] });
		expect(JSON.stringify(page)).not.toMatch(/Олег|Ким|79030000001|oleg@/);
	});

	test("asks next for no more than its order still has to be paid", async () => {
		const { id } = await school.placed();
		const [whole, part] = [await written([30_000], id), await written([10_000], id)];
		await part.pay();
		expect(await whole.view()).toMatchObject({ left: rub(20_000), next: rub(20_000) });
	});

	test("promises the receipt of the bank that its newest money came to", async () => {
		const { view, pay } = await written([4_000, 6_000]);
		const first = await pay();
		const kept = school.db.updateTable("payment").set({ provider: "tbank_forma" });
		await kept.where("reference", "=", first).execute();
		expect(await view()).toMatchObject({ hasReceipt: false });
		await pay();
		expect(await view()).toMatchObject({ hasReceipt: true, state: "paid" });
	});
});
