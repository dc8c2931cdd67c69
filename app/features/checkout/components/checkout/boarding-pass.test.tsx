import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { type Currency, money } from "../../../../shared/money.ts";
import { planInstalments } from "../../../catalog/instalments/plan-instalments.ts";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import {
	buildCheckoutLine,
	buildCheckoutView,
	buildLinePrice,
	buildPayable,
	buildTotals,
} from "../../views.fixture.ts";
import { BoardingPass } from "./boarding-pass.tsx";

function draw(
	charged: Currency,
	totals: Readonly<Record<Currency, number>>,
	changes: Partial<CheckoutView> = {},
): string {
	const of = (currency: Currency) => buildTotals(money(totals[currency], currency));
	const price = { RUB: buildLinePrice(money(28_800_00, "RUB")), USD: buildLinePrice(money(385_00, "USD")) };
	const view = buildCheckoutView({
		lines: [buildCheckoutLine({ price, tariffName: "Экипаж" })],
		totals: { RUB: of("RUB"), USD: of("USD") },
		charged,
		choice: { mode: "single", paymentType: charged === "RUB" ? "card_ru" : "card_foreign", months: 24 },
		...changes,
	});
	const html = drawInRussian(<BoardingPass isBusy={false} passenger="" view={view} />);
	return html.replaceAll(/<!-- -->/g, "").replaceAll("\u00a0", " ");
}

test("what is free is charged in no currency", () => {
	for (const currency of ["RUB", "USD"] as const) {
		const html = draw(currency, { RUB: 0, USD: 0 }, { toPay: { kind: "free" } });
		expect(html).toContain("Оформить бесплатно");
		expect(html).not.toContain("Спишется");
	}
});

test("where another currency is charged, the order has its price in that of the site beside it", () => {
	expect(draw("USD", { RUB: 25_920_00, USD: 351_00 })).toContain(
		"Спишется 351 $: этот способ оплаты в другой валюте. По ценам сайта заказ стоит 25 920 ₽.",
	);
	expect(draw("RUB", { RUB: 25_920_00, USD: 351_00 })).toContain("Спишется 25 920 ₽.");
});

test("for what a bank is asked to lend nothing is charged, and its payments add up to the price", () => {
	const total = money(52_800_00, "RUB");
	const bounds = { min: 3, max: 36 };
	const planned = planInstalments({ total, months: 18, lender: "tbank", firstOn: "2026-12-18", bounds, offered: [18] });
	if (!planned.ok) throw new Error(planned.code);
	const totals = { RUB: 52_800_00, USD: 705_00 };
	const html = draw("RUB", totals, {
		choice: { mode: "instalments", paymentType: "instalment_tbank", months: 18 },
		toPay: buildPayable({ instalments: { plan: planned.plan, lender: undefined } }),
	});
	expect(html).toContain("17 платежей по 2 934 ₽ и последний — 2 922 ₽");
	expect(html).toContain("В банк уйдёт заявка на 52 800 ₽, и платить вы будете банку.");
	expect(html).not.toContain("Спишется");
});

test("what cannot be bought as it is has no price and no button", () => {
	const html = draw(
		"RUB",
		{ RUB: 0, USD: 0 },
		{ lines: [buildCheckoutLine({ price: undefined, tariffName: "Экипаж" })], toPay: { kind: "nothing" } },
	);
	expect(html).toContain("Экипаж");
	expect(html).not.toMatch(/0 ₽|Оплатить|Оформить/);
});

test("the first lesson is told by the clock of its group, and whose clock that is", () => {
	const start = { id: "s", at: new Date("2026-12-05T08:00:00Z"), zone: "Asia/Yekaterinburg", seatsFree: 3 };
	const lines = [{ ...buildCheckoutLine({ tariffName: "Экипаж" }), start } as CheckoutView["lines"][number]];
	expect(draw("RUB", { RUB: 28_800_00, USD: 385_00 }, { lines })).toContain("5 декабря, 13:00 по Екатеринбургу");
});
