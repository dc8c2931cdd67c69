import { expect, test } from "vitest";
import { formatZonedTime } from "../../../i18n/format.ts";
import { money } from "../../../shared/money.ts";
import { ANNA } from "../../checkout/placing/order-request.fixture.ts";
import { buildOrderLine, buildOrderPage } from "../../checkout/views.fixture.ts";
import { letterWords } from "./letter-words.ts";
import { orderFacts, type ToldOrder } from "./order-facts.ts";

const NOTHING = money(0, "RUB");

/** What a letter says of an order, a line a fact. */
function tell(sums: Partial<ReturnType<typeof buildOrderPage>>, changes: Partial<ToldOrder> = {}): string[] {
	const order = { ...buildOrderPage(sums), id: "1", customer: ANNA, history: [], refunds: [] };
	const details = { news: "part_paid", from: null, reason: null } as const;
	const facts = orderFacts({ order, details, sayMoment: () => "", ...changes }, letterWords("ru"));
	return facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
}

test("the price, what a sale took off and what the promo code did are facts that come to the total, as on the ticket", () => {
	const SUMS = /Стоимость|Скидка|Промокод|Сумма/;
	const [sale, discount] = [money(17_280_00, "RUB"), money(4_032_50, "RUB")];
	const [subtotal, total] = [money(40_320_00, "RUB"), money(36_287_50, "RUB")];
	const both = tell({ subtotal, sale, discount, total, promoCode: "START10" });
	expect(both.filter((fact) => SUMS.test(fact))).toEqual([
		"Стоимость: 57 600 ₽",
		"Скидка: 17 280 ₽",
		"Промокод START10: 4 032,50 ₽",
		"Сумма заказа: 36 287,50 ₽",
	]);
	const saleAlone = tell({ subtotal, sale, total: subtotal, discount: NOTHING, promoCode: null });
	expect(saleAlone.filter((fact) => SUMS.test(fact))).toEqual([
		"Стоимость: 57 600 ₽",
		"Скидка: 17 280 ₽",
		"Сумма заказа: 40 320 ₽",
	]);
	const plain = tell({ sale: NOTHING, discount: NOTHING, promoCode: null });
	expect(plain.join()).not.toMatch(/Стоимость|Скидка|Промокод/);
});

test("a paid group begins by its own clock, and by the buyer's where that says something else", () => {
	const start = { startsAt: new Date("2026-12-23T14:00:00Z"), zone: "Asia/Yekaterinburg" };
	const details = { news: "paid", from: null, reason: null } as const;
	const sayMoment = (at: Date, zone = "Europe/Moscow") => formatZonedTime(at, "ru", zone);
	const lines = [buildOrderLine({ tariffKind: "group", place: "taken", start })];
	const told = (visitorZone: string | null) => tell({ lines }, { details, sayMoment, visitorZone });
	expect(told("Europe/Moscow")).toContain("Старт: Scratch: 19:00 (GMT+5); по вашим часам 17:00 (GMT+3)");
	for (const zone of ["Asia/Yekaterinburg", null]) expect(told(zone)).toContain("Старт: Scratch: 19:00 (GMT+5)");
});

test("who has paid for a group without choosing one is told that a manager will choose it with them", () => {
	const details = { news: "paid", from: null, reason: null } as const;
	const starts = (changes: Parameters<typeof buildOrderLine>[0]) =>
		tell({ lines: [buildOrderLine(changes)] }, { details }).filter((fact) => fact.startsWith("Старт"));
	expect(starts({ hasGroups: true })).toEqual([
		"Старт: Scratch: дату выберете вместе с менеджером, он свяжется с вами",
	]);
	expect(starts({ hasGroups: true, lessonsTaken: 3 })).toEqual([]);
	expect(starts({})).toEqual([]);
});
