import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { InvoiceCard } from "./invoice-card.tsx";

const SUM = money(390_00, "USD");

function draw(changes: Partial<InvoicePageView>): string {
	const invoice: InvoicePageView = {
		...{ number: "INV-1", payKey: "s", purpose: "Scratch", isPlaceLost: false },
		state: "paid",
		locale: "ru",
		...{
			total: SUM,
			paid: SUM,
			returned: money(0, "USD"),
			left: money(0, "USD"),
			next: money(0, "USD"),
			dueOn: null,
			parts: [],
			ways: [],
		},
		...{ hasReceipt: false, isChecking: false, failure: undefined, takesForeignCards: true, foreignSeller: undefined },
		...changes,
	};
	return drawInRussian(<InvoiceCard invoice={invoice} isDemoPayment={false} needsType={false} />);
}

test.each([true, false])("a paid invoice speaks of a receipt only where the bank has mailed one: %s", (hasReceipt) => {
	const html = draw({ hasReceipt });
	expect(html).toContain("Счёт оплачен, спасибо.");
	expect(html.includes("Чек отправлен")).toBe(hasReceipt);
});

test("an invoice says how much of its money has gone back, and nothing where none has", () => {
	const html = draw({ state: "cancelled", returned: money(90_00, "USD") });
	expect(html).toMatch(/Возвращено<.*90/);
	expect(draw({ state: "cancelled" })).not.toContain("Возвращено");
});

test("an invoice names the day to pay by as long as something is left to pay", () => {
	const dueOn = "2026-12-01";
	expect(draw({ state: "open", left: SUM, dueOn })).toContain("Оплатить до");
	expect(draw({ state: "cancelled", dueOn })).not.toContain("Оплатить до");
});

test("an invoice in dollars names the seller under the ways to pay it", () => {
	const foreignSeller = { name: "Orbita Example Ltd", number: "00000000", address: "0 Example Street" };
	const html = draw({ state: "open", left: SUM, next: SUM, ways: ["card_foreign"], foreignSeller });
	expect(html).toMatch(/card_foreign.*Orbita Example Ltd, регистрационный номер 00000000, 0 Example Street/s);
	expect(draw({ state: "open", ways: ["card_foreign"] })).not.toContain("Продавец");
});

test("an invoice whose place was lost says that it is not to be paid, and why", () => {
	const html = draw({ state: "cancelled", isPlaceLost: true });
	expect(html).toContain("Группу отменили");
	expect(html).not.toContain("Счёт отменён");
	expect(draw({ state: "cancelled" })).toContain("Счёт отменён");
});
