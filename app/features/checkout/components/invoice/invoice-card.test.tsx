import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import { InvoiceCard } from "./invoice-card.tsx";

const SUM = money(390_00, "USD");

test.each([true, false])("a paid invoice speaks of a receipt only where the bank has mailed one: %s", (hasReceipt) => {
	const invoice = {
		...{ number: "INV-1", secret: "s", purpose: "Scratch" },
		state: "paid",
		locale: "ru",
		...{ total: SUM, paid: SUM, left: money(0, "USD"), next: money(0, "USD"), dueOn: null, parts: [], ways: [] },
		...{ hasReceipt, isChecking: false, failure: undefined },
	} as const;
	const html = drawInRussian(<InvoiceCard invoice={invoice} isDemoPayment={false} needsType={false} />);
	expect(html).toContain("Счёт оплачен, спасибо.");
	expect(html.includes("Чек отправлен")).toBe(hasReceipt);
});
