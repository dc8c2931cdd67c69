import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { type Money, money } from "../../../../shared/money.ts";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { buildOrderPage } from "../../views.fixture.ts";
import { OrderTicket } from "./order-ticket.tsx";

const rub = (roubles: number): Money => money(roubles * 100, "RUB");

/** Every sum of the ticket by its name, in their order. */
function sums(changes: Partial<OrderPageView>): string[] {
	const html = drawInRussian(<OrderTicket order={buildOrderPage(changes)} zone="UTC" />).replaceAll("\u00a0", " ");
	return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, sum]) =>
		`${name}: ${sum}`.replaceAll(/<[^>]*>/g, ""),
	);
}

test("the sums of an order add up from the price before its sale, with the code that was used, to what is left", () => {
	const price = { subtotal: rub(28_000), sale: rub(2_000), discount: rub(3_000), total: rub(25_000) };
	expect(sums({ ...price, promoCode: "LETO", paid: rub(15_000), refunded: rub(1_000), left: rub(10_000) })).toEqual([
		"Стоимость: 30 000 ₽",
		"Скидка: −2 000 ₽",
		"Промокод LETO: −3 000 ₽",
		"Итого: 25 000 ₽",
		"Оплачено: 15 000 ₽",
		"Возвращено: 1 000 ₽",
		"Осталось: 10 000 ₽",
	]);
	expect(sums({ ...price, promoCode: null })[2]).toBe("Скидка: −3 000 ₽");
});

test("an order of which nothing was paid or taken off has two sums", () => {
	expect(sums({ left: rub(30_000) })).toEqual(["Стоимость: 30 000 ₽", "Итого: 30 000 ₽"]);
	expect(sums({ paid: rub(30_000), left: rub(0) }).slice(2)).toEqual(["Оплачено: 30 000 ₽"]);
});
