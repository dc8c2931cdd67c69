import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import type { OrderPlanView, PlanView } from "../../orders/order-view.ts";
import { buildOrderPage, buildOrderPayment } from "../../views.fixture.ts";
import { OrderPlan } from "./order-plan.tsx";

const rub = (roubles: number) => money(roubles * 100, "RUB");
const payments = [
	{ on: "2026-12-31", amount: rub(10_000) },
	{ on: "2027-01-31", amount: rub(9_999) },
];
const EVEN: PlanView = { months: 2, monthly: rub(10_000), total: rub(20_000), payments, last: undefined };

function draw(plan: Partial<OrderPlanView>, order: Partial<OrderPageView> = { state: "instalment_pending" }): string {
	const said = { saidByBank: "nothing", difference: undefined } as const;
	const whole: OrderPlanView = { lender: "sber", isLoan: true, current: EVEN, calculated: EVEN, ...said, ...plan };
	const html = drawInRussian(<OrderPlan order={buildOrderPage(order)} plan={whole} warning="Оцените риски." />);
	return html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
}

test("a plan says who lends, how much when, and the warning that stands by every credit", () => {
	const html = draw({});
	expect(html).toContain("Сбербанк выдаёт кредит");
	expect(draw({ isLoan: false, lender: "tbank" })).toContain("Т-Банк даёт рассрочку");
	expect(html).toContain("2 платежа по 10 000 ₽, всего 20 000 ₽");
	const uneven = { ...EVEN, last: rub(9_999), total: rub(19_999) };
	expect(draw({ current: uneven })).toContain("1 платёж по 10 000 ₽ и последний — 9 999 ₽, всего 19 999 ₽");
	const rows = [...html.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row]) => row?.replaceAll(/<[^>]*>/g, " ").trim());
	expect(rows).toEqual(["1  31 декабря 2026 г.  10 000 ₽", "2  31 января 2027 г.  9 999 ₽"]);
	expect(html).toContain("Оцените риски.");
});

test("whose figures they are, and whether anybody pays by them, follows what the bank has said and done", () => {
	const pending = "когда банк решит";
	const note = (plan: Partial<OrderPlanView>, order?: Partial<OrderPageView>) =>
		/<p class="muted">(.*?)<\/p>/.exec(draw(plan, order))?.[1];
	expect(note({})?.toLowerCase()).toContain(pending);
	expect(note({ saidByBank: "term" })).toContain("Срок назвал банк");
	expect(note({ saidByBank: "payments" })).toContain("Срок и ежемесячный платёж назвал банк");
	const signed = [buildOrderPayment({ paymentType: "instalment_sber" })];
	expect(note({}, { state: "paid", payments: signed, left: rub(0) })).toContain("Точный график — в договоре");
	expect(note({ saidByBank: "term" }, { state: "instalment_refused" })).toContain("банк отказал");
	expect(note({ saidByBank: "payments" }, { state: "cancelled" })).toContain("Заказ закрыт");
});

test("where the bank's plan is another one, it says by how much and what was calculated", () => {
	const difference = { months: 4, monthly: rub(-1_500), total: rub(600) };
	const html = draw({ saidByBank: "payments", difference, calculated: { ...EVEN, months: 6, monthly: rub(3_333) } });
	expect(html).toMatch(/Срок больше на 4 месяца.*платёж меньше на 1 500 ₽.*больше на 600 ₽/);
	expect(html).toContain("Мы считали: 6 платежей по 3 333 ₽");
	const same = draw({ difference: { months: 0, monthly: rub(0), total: rub(-600) } });
	expect(same).not.toMatch(/Срок (?:больше|меньше)|платёж (?:больше|меньше)/);
	expect(draw({})).not.toContain("отличается");
});
