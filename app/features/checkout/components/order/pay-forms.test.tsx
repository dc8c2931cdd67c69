import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { OrderPageView, PaymentWay } from "../../orders/order-page-view.ts";
import type { OrderPlanView, PlanView } from "../../orders/order-view.ts";
import { buildOrderPage, buildOrderPayment } from "../../views.fixture.ts";
import { PayForms } from "./pay-forms.tsx";

const CARD: PaymentWay = { type: "card_ru", mode: "single", terms: [] };
const TBANK: PaymentWay = { type: "instalment_tbank", mode: "instalments", terms: [6, 12, 18] };
const SBER: PaymentWay = { type: "instalment_sber", mode: "instalments", terms: [3, 6] };
const WARNING = "Оценивайте риски.";
const SUM = money(30_000_00, "RUB");
const PLAN: PlanView = { months: 18, monthly: money(1_667_00, "RUB"), total: SUM, payments: [], last: undefined };

function draw(changes: Partial<OrderPageView>): string {
	return drawInRussian(<PayForms creditWarning={WARNING} order={buildOrderPage(changes)} />).replaceAll("\u00a0", " ");
}

/** What each form would send without a choice, and what its button says. */
function forms(html: string) {
	return html
		.split("<form")
		.slice(1)
		.map((form) => ({
			type: /name="type" value="(\w+)"/.exec(form)?.[1],
			months: /name="months" value="(\d+)"|value="(\d+)" selected=""/.exec(form)?.slice(1).find(Boolean),
			terms: [...form.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, term]) => Number(term)),
			button: /<button.*?<\/button>/s.exec(form)?.[0].replaceAll(/<[^>]*>/g, ""),
		}));
}

test("the way that was chosen is taken for its own term, any other credit asks for one that it is given for", () => {
	const said = { saidByBank: "nothing", difference: undefined } as const;
	const plan: OrderPlanView = { lender: "tbank", isLoan: false, current: PLAN, calculated: PLAN, ...said };
	const credit = { mode: "instalments", paymentType: "instalment_tbank", plan } as const;
	expect(forms(draw({ ...credit, ways: [TBANK, CARD, SBER] }))).toEqual([
		{ type: "instalment_tbank", months: "18", terms: [], button: "Подать заявку в Т-Банк" },
		{ type: "card_ru", months: undefined, terms: [], button: "Российская карта" },
		{ type: "instalment_sber", months: "3", terms: [3, 6], button: "Рассрочка Сбербанка" },
	]);
	expect(forms(draw({ ways: [CARD, TBANK] }))).toMatchObject([
		{ type: "card_ru", months: undefined },
		{ type: "instalment_tbank", months: "12", terms: [6, 12, 18] },
	]);
	// The bank that was chosen is not among the ways any more.
	expect(forms(draw({ ...credit, ways: [SBER] }))).toMatchObject([{ type: "instalment_sber", terms: [3, 6] }]);
});

test("the button says what it does: pays what is left, pays again, or goes back to a payment under way", () => {
	const said = (changes: Partial<OrderPageView>) => forms(draw({ ways: [CARD], ...changes }))[0]?.button;
	const left = money(12_000_00, "RUB");
	expect(said({ left })).toBe("Оплатить 12 000 ₽");
	expect(draw({ ways: [CARD, TBANK], left }).match(/name="left" value="1200000"/g)).toHaveLength(2);
	expect(said({ payments: [buildOrderPayment({ state: "failed" })] })).toBe("Оплатить ещё раз");
	expect(said({ isChecking: true })).toBe("Вернуться к оплате");
});

test("other ways lie open once the one that was chosen has failed", () => {
	const isOpen = (changes: Partial<OrderPageView>) =>
		/<details[^>]* open/.test(draw({ ways: [CARD, SBER], ...changes }));
	expect(isOpen({})).toBe(false);
	expect(isOpen({ payments: [buildOrderPayment({ state: "failed" })] })).toBe(true);
	expect(isOpen({ state: "instalment_refused" })).toBe(true);
});

test("each term says what it costs a month, with the warning beside it, which nothing else brings", () => {
	const html = draw({ ways: [CARD, TBANK], left: SUM });
	const terms = [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, term]) => term);
	expect(terms).toEqual(["6 месяцев, по 5 000 ₽", "12 месяцев, по 2 500 ₽", "18 месяцев, по 1 667 ₽"]);
	expect(html.split(WARNING)).toHaveLength(2);
	expect(draw({ ways: [SBER, TBANK] }).split(WARNING)).toHaveLength(2);
	expect(draw({ ways: [CARD] })).not.toContain(WARNING);
});
