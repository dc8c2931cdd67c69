import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { InvoiceCard } from "./invoice-card.tsx";

const SUM = money(390_00, "USD");

function draw(changes: Partial<InvoicePageView>): string {
	const invoice: InvoicePageView = {
		...{ number: "INV-1", secret: "s", purpose: "Scratch", isPlaceLost: false },
		state: "paid",
		locale: "ru",
		...{ total: SUM, paid: SUM, left: money(0, "USD"), next: money(0, "USD"), dueOn: null, parts: [], ways: [] },
		...{ hasReceipt: false, isChecking: false, failure: undefined, takesForeignCards: true },
		...changes,
	};
	return drawInRussian(<InvoiceCard invoice={invoice} isDemoPayment={false} needsType={false} />);
}

test.each([true, false])("a paid invoice speaks of a receipt only where the bank has mailed one: %s", (hasReceipt) => {
	const html = draw({ hasReceipt });
	expect(html).toContain("Счёт оплачен, спасибо.");
	expect(html.includes("Чек отправлен")).toBe(hasReceipt);
});

test("an invoice whose place was lost says that it is not to be paid, and why", () => {
	const html = draw({ state: "cancelled", isPlaceLost: true });
	expect(html).toContain("Группу отменили");
	expect(html).not.toContain("Счёт отменён");
	expect(draw({ state: "cancelled" })).toContain("Счёт отменён");
});
