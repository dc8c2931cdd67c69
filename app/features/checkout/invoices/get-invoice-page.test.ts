import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
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
		const parts = roubles.length > 1 ? roubles.map((sum) => ({ amount: sum * 100, dueOn: "2026-12-01" })) : [];
		const total = rub(roubles.reduce((sum, part) => sum + part));
		const invoice = await school.invoiced({ orderId, total, parts });
		return {
			view: () => getInvoicePage(school.db, { ...invoice, locale: "ru" }, school.deps),
			/** Pays its next part; gives the reference of the payment. */
			async pay(): Promise<string> {
				await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
				await school.tell("tbank", "captured");
				school.forward(1);
				return school.banks.tbank.last();
			},
		};
	}

	test("says what is paid for and how, and nothing of its payer", async () => {
		const { view } = await written([10_000]);
		const page = await view();
		expect(page).toMatchObject({ state: "open", next: rub(10_000), ways: ["card_ru"] });
		expect(JSON.stringify(page)).not.toMatch(/Олег|Ким|79030000001|oleg@/);
	});

	test("opens by its number however its parts are put together", async () => {
		const { number, secret } = await school.invoiced();
		for (const dash of ["–", " ", " — "]) {
			const typed = { number: ` ${number.replaceAll("-", dash)} `, secret, locale: "ru" } as const;
			expect(await getInvoicePage(school.db, typed, school.deps)).toMatchObject({ number });
		}
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
