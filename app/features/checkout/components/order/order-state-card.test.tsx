import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { OrderPageError, OrderPageView, PaymentWay } from "../../orders/order-page-view.ts";
import type { OrderPaymentView } from "../../orders/order-view.ts";
import { buildOrderLine, buildOrderPage, buildOrderPayment } from "../../views.fixture.ts";
import { OrderStateCard } from "./order-state-card.tsx";

const UNPAID = { state: "awaiting_payment", paid: money(0, "RUB"), canPay: true, isChecking: false } as const;

/** An order of which a part is paid and whose rest a bank is busy with. */
function draw(payment: Pick<OrderPaymentView, "paymentType" | "state">, bankPage?: string): string {
	return drawOrder({ payments: [buildOrderPayment(payment)], bankPage });
}

function drawOrder(changes: Partial<OrderPageView>, error?: OrderPageError): string {
	const order = buildOrderPage({
		...{ state: "part_paid", paid: money(10_000_00, "RUB"), left: money(20_000_00, "RUB") },
		...{ isChecking: true, canPay: false, canCancel: false },
		...changes,
	});
	return drawInRussian(
		<OrderStateCard order={order} zone="UTC" creditWarning="" isDemoPayment={false} error={error} />,
	);
}

test("a credit for the rest is with the bank for days, a card is checked in seconds", () => {
	expect(draw({ paymentType: "instalment_tbank", state: "pending" })).toMatch(/Заявка\sв\sбанке/);
	expect(draw({ paymentType: "card_ru", state: "pending" })).toContain("Проверяем оплату");
});

test("an approved credit for the rest is signed on the bank's page", () => {
	const html = draw({ paymentType: "instalment_tbank", state: "authorized" }, "https://bank.example/sign");
	expect(html).toContain("Рассрочка одобрена");
	expect(html).toContain('<a rel="noopener noreferrer" href="https://bank.example/sign"');
});

test("what staff gave back of an order paid in part leaves its rest to be paid", () => {
	const given = { state: "part_refunded", refunded: money(1_000_00, "RUB"), isChecking: false } as const;
	expect(drawOrder(given)).toMatch(/Осталось оплатить 20\s000\s₽\./);
	expect(drawOrder({ ...given, left: money(0, "RUB") })).not.toContain("Осталось");
	const credit = [buildOrderPayment({ paymentType: "instalment_tbank", state: "authorized" })];
	expect(drawOrder({ ...given, payments: credit })).toContain("Рассрочка одобрена");
});

test.each(["part_refunded", "refunded"] as const)("money back for instalments goes to the bank: %s", (state) => {
	const given = { state, refunded: money(30_000_00, "RUB"), left: money(0, "RUB"), isChecking: false } as const;
	const tell = (paymentType: OrderPaymentView["paymentType"]) =>
		drawOrder({ ...given, payments: [buildOrderPayment({ paymentType, state: "refunded" })] }).replaceAll(
			"\u00a0",
			" ",
		);
	expect(tell("instalment_sber")).toContain("Деньги за рассрочку идут в банк, в счёт вашего долга");
	expect(tell("instalment_sber")).not.toContain("До вашего счёта");
	expect(tell("card_ru")).toContain("До вашего счёта деньги идут");
	expect(tell("card_ru")).not.toContain("долга");
});

test("a bank that is still silent is told of once, and an older failure goes on standing beside another answer", () => {
	const silent = { ...UNPAID, payments: [buildOrderPayment({ state: "failed", failure: "unavailable" })] };
	const draw = (error?: OrderPageError) => drawOrder(silent, error).replaceAll("\u00a0", " ");
	expect(draw()).toContain("Банк не ответил");
	const again = draw("bankUnavailable");
	expect(again).toContain("Банк сейчас не отвечает");
	expect(again).not.toContain("Банк не ответил");
	expect(draw("tooOften")).toContain("Банк не ответил");
});

test("a contract that is signed is not to be signed again", () => {
	const approved = { state: "instalment_approved", payments: [], isSigned: true } as const;
	const html = drawOrder({ ...approved, coolingUntil: new Date("2026-11-27T09:00:00Z") }).replaceAll("\u00a0", " ");
	expect(html).toContain("Договор подписан. Заказ станет оплаченным, когда банк перечислит деньги.");
	expect(html).toContain("Уроки откроются");
	expect(html).not.toMatch(/подпишите|страницу банка/);
	expect(drawOrder({ ...approved, isSigned: false })).toContain("подпишите");
});

test.each(["awaiting_payment", "instalment_pending", "instalment_refused"] as const)(
	"an order in «%s» whose group was cancelled urges nobody to pay, and somebody can be asked to call",
	(state) => {
		const lines = [buildOrderLine({ place: "lost" })];
		const lost = { state, lines, paid: money(0, "RUB"), expiresAt: new Date(0), isChecking: false };
		const html = drawOrder(lost).replaceAll("\u00a0", " ");
		expect(html).toContain("Нужна другая группа");
		expect(html).toContain("Не платите за этот заказ");
		expect(html).not.toMatch(/Оплатить|оплатить|за вами/);
		expect(html).toContain("kind=callback");
	},
);

test.each([true, false])(
	"a foreign card that was refused is led to its own choice only where there is one: %s",
	(isOpen) => {
		const payments = [buildOrderPayment({ state: "failed", failure: "foreign_card" })];
		const html = drawOrder({ ...UNPAID, payments, takesForeignCards: isOpen }).replaceAll("\u00a0", " ");
		expect(html).toContain("только российские карты.");
		expect(html.includes("выберите «Карта иностранного банка»")).toBe(isOpen);
		expect(html.includes("Возьмите российскую карту")).toBe(!isOpen);
	},
);

test.each(["unavailable", "refused"])("whoever has one way to pay is not sent to another one: %s", (failure) => {
	const payments = [buildOrderPayment({ paymentType: "card_foreign", state: "failed", failure })];
	const unpaid = { ...UNPAID, paid: money(0, "USD"), payments };
	const way = (type: PaymentWay["type"]) => ({ type, mode: "single", terms: [] }) as const;
	const only = drawOrder({ ...unpaid, ways: [way("card_foreign")] });
	expect(only).toMatch(/[Пп]опросите нас перезвонить/);
	expect(only).not.toMatch(/заплат\S+ иначе/);
	expect(drawOrder({ ...unpaid, ways: [way("card_ru"), way("instalment_tbank")] })).toMatch(/заплат\S+ иначе/);
});

test("a card is typed at the bank, an application is decided by it", () => {
	const draw = (type: PaymentWay["type"], mode: PaymentWay["mode"]) =>
		drawOrder({ ...UNPAID, ways: [{ type, mode, terms: [] }] });
	expect(draw("card_ru", "single")).toMatch(/не\sвидит данные карты/);
	const application = draw("instalment_tbank", "instalments");
	expect(application).toMatch(/страница банка с\sзаявкой\. Решение принимает банк/);
	expect(application).not.toContain("данные карты");
});

test("an order in dollars names whose account it is paid to", () => {
	const foreignSeller = { name: "Orbita Example Ltd", number: "00000000", address: "0 Example Street" };
	const html = drawOrder({ isChecking: false, foreignSeller });
	expect(html).toContain("Orbita Example Ltd, регистрационный номер 00000000, 0 Example Street.");
	expect(drawOrder({ isChecking: false })).not.toContain("регистрационный номер");
});

test("an order by which nobody learns any more has ended, was it free, paid or given back in part, and promises no money", () => {
	const ended = { endedOn: "2026-11-18", isChecking: false, left: money(0, "RUB"), refunded: money(0, "RUB") } as const;
	const free = drawOrder({ ...ended, state: "paid", total: money(0, "RUB"), paid: money(0, "RUB") });
	for (const html of [free, drawOrder({ ...ended, state: "part_paid" })]) {
		expect(html).toContain("Обучение закончено");
		expect(html).not.toMatch(/озвращ/);
	}
	const returned = drawOrder({ ...ended, state: "part_refunded", refunded: money(1_000_00, "RUB") });
	expect(returned).toMatch(/Раньше возвращено 1\s000\s₽\./);
	expect(returned).not.toContain("рабочих дней");
	expect(drawOrder({ ...ended, state: "refund_requested" })).not.toContain("Обучение закончено");
});

test("what has ended without money is ordered again with one click", () => {
	const ended = { state: "expired", isChecking: false, left: money(0, "RUB"), paid: money(0, "RUB") } as const;
	const line = { courseSlug: "scratch", tariffCode: "solo", startId: undefined };
	const html = drawOrder({ ...ended, again: { lines: [line], query: "course=scratch&tariff=solo&promo=START10" } });
	expect(html).toMatch(/href="\/checkout\?course=scratch&amp;tariff=solo&amp;promo=START10"[^>]*>.*Оформить заново/);
	const several = drawOrder({ ...ended, again: { lines: [line, line], query: "" } });
	expect(several).toMatch(/<form [^>]*method="post"><button value="again"[^>]* name="intent"[^>]*>Оформить заново/);
	expect(drawOrder(ended)).not.toContain("Оформить заново");
});
