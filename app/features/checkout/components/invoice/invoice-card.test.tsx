import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { InvoiceCard } from "./invoice-card.tsx";

const SUM = money(390_00, "USD");

function draw(changes: Partial<InvoicePageView>, needsType = false): string {
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
	return drawInRussian(<InvoiceCard invoice={invoice} isDemoPayment={false} needsType={needsType} />);
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

test("the next part of an invoice can be paid, or all that is left of it, by whoever has opened it", () => {
	const open = { state: "open", left: SUM, next: money(100_00, "USD"), ways: ["card_foreign"] } as const;
	const html = draw(open).replaceAll("\u00a0", " ");
	expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Оплатить 100 \$/);
	expect(html).toMatch(/<button value="1"[^>]* name="whole">Оплатить всё сразу: 390 \$/);
	expect(html).toMatch(/name="number" value="INV-1".*name="secret" value="s"/);
	expect(html).toMatch(/name="next" value="10000".*name="left" value="39000"/);
	expect(html).toMatch(/<input[^>]*checked=""[^>]*value="card_foreign"/);
	expect(draw({ ...open, next: SUM })).not.toContain("всё сразу");
	const several = draw({ ...open, ways: ["card_ru", "card_foreign"] });
	expect(several.match(/type="radio"/g)).toHaveLength(2);
	expect(several).not.toMatch(/checked|Выберите тип оплаты/);
	expect(draw({ ...open, ways: ["card_ru", "card_foreign"] }, true)).toContain("Выберите тип оплаты");
	expect(draw({ ...open, state: "part_paid" })).toContain('value="pay"');
	for (const state of ["paid", "cancelled"] as const) expect(draw({ ...open, state })).not.toContain('value="pay"');
	const closed = draw({ ...open, ways: [] });
	expect(closed).toContain("Попросите нас перезвонить");
	expect(closed).not.toContain("<button");
});

test("the sums of an invoice are its total, what has come and gone back, and what is left to be paid by its day", () => {
	const usd = (dollars: number) => money(dollars * 100, "USD");
	const sums = (changes: Partial<InvoicePageView>) =>
		[...draw(changes).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, sum]) =>
			`${name}: ${sum}`.replaceAll("\u00a0", " "),
		);
	const part = { state: "part_paid", paid: usd(195), returned: usd(90), left: usd(285), dueOn: "2026-12-01" } as const;
	expect(sums(part)).toEqual([
		...["Сумма счёта: 390 $", "Оплачено: 195 $", "Возвращено: 90 $"],
		...["Оплатить до: 1 декабря 2026 г.", "Осталось: 285 $"],
	]);
	expect(sums({ state: "open", paid: usd(0), left: SUM })).toEqual(["Сумма счёта: 390 $", "Осталось: 390 $"]);
});

test("the parts of an invoice stand with their days, what each is and what is left of it, while it is to be paid", () => {
	const part = (number: number, dueOn: string, left: number) => {
		return { number, dueOn, amount: money(195_00, "USD"), left: money(left * 100, "USD") };
	};
	const parts = [part(1, "2026-12-01", 0), part(2, "2027-01-15", 95)];
	const rows = (changes: Partial<InvoicePageView>) =>
		[...draw({ parts, ...changes }).matchAll(/<tr><td>(.*?)<\/tr>/g)].map(([, row = ""]) =>
			row
				.replaceAll(/<[^>]*>/g, " ")
				.replaceAll(/\s+/g, " ")
				.trim(),
		);
	expect(rows({ state: "part_paid" })).toEqual(["1 1 декабря 2026 г. 195 $ 0 $", "2 15 января 2027 г. 195 $ 95 $"]);
	expect(rows({ state: "cancelled" })).toEqual([]);
	expect(rows({ state: "open", parts: parts.slice(1) })).toEqual([]);
});
