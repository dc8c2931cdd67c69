import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { type Money, money } from "../../../../shared/money.ts";
import type { BasketView } from "../../basket/basket-view.ts";
import { buildBasketLine, buildBasketView, buildLinePrice } from "../../views.fixture.ts";
import { BasketBox } from "./basket-box.tsx";

function draw(changes: Partial<BasketView>): string {
	const basket = buildBasketView(changes);
	return drawInRussian(
		<BasketBox basket={basket} heading="h1" promoCode="" reload={() => undefined} unpaid={undefined} />,
	);
}

test("a basket in roubles names dollars only where they can be paid", () => {
	expect(draw({})).toContain("Картой иностранного банка");
	expect(draw({ takesForeignCards: false })).not.toContain("иностранного банка");
	expect(draw({ shown: "USD", takesForeignCards: false })).toContain("Российской картой");
});

test("why a promo code was refused is said aloud, and it can be taken away", () => {
	const html = draw({ promo: { code: "NONE", isApplied: false, reason: "promoUnknown" } });
	expect(html).toMatch(/<span role="alert">Такого промокода нет/);
	expect(html).toMatch(/<a class="promo-forget" href="\/basket">Убрать/);
});

test("a course of the other language leads to the basket and to its page there", () => {
	const course = {
		title: "Our course",
		locale: "en",
		path: "/games/ours",
		cover: "cover-python",
		planet: "sun",
	} as const;
	const line = buildBasketLine({ course, problem: "courseOtherLanguage", price: undefined });
	const html = draw({ lines: [line] });
	expect(html).toMatch(/<a[^>]*href="\/en\/games\/ours"[^>]*>Our course<\/a>/);
	expect(html).toMatch(/только на\u00a0английском языке\.(?:<!-- -->)? <a[^>]*href="\/en\/basket"/);
	expect(html).not.toContain("больше нет");
});

test("the sums of a basket begin with the prices before sales and name what each reduction takes off", () => {
	const price = {
		RUB: { ...buildLinePrice(money(27_000_00, "RUB")), was: money(30_000_00, "RUB") },
		USD: { ...buildLinePrice(money(360_00, "USD")), was: money(400_00, "USD") },
	};
	const reduced = (subtotal: Money, discount: Money, total: Money) => ({ subtotal, discount, total });
	const basket = {
		lines: [buildBasketLine({ price }), buildBasketLine(), buildBasketLine({ price: undefined, problem: "startFull" })],
		totals: {
			RUB: reduced(money(57_000_00, "RUB"), money(7_000_00, "RUB"), money(50_000_00, "RUB")),
			USD: reduced(money(760_00, "USD"), money(60_00, "USD"), money(700_00, "USD")),
		},
		promo: { code: "LETO", isApplied: true, discount: money(7_000_00, "RUB") },
	} as const;
	const sums = (changes: Partial<BasketView>) =>
		[...draw({ ...basket, ...changes }).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, sum]) =>
			`${name}: ${sum}`.replaceAll("\u00a0", " "),
		);
	expect(sums({})).toEqual(["Стоимость: 60 000 ₽", "Скидка: −3 000 ₽", "Промокод LETO: −7 000 ₽", "Итого: 50 000 ₽"]);
	expect(sums({ shown: "USD" })[3]).toBe("Итого: 700 $");
	const plain = { lines: [buildBasketLine()], totals: buildBasketView().totals, promo: undefined };
	expect(sums(plain)).toEqual(["Стоимость: 30 000 ₽", "Итого: 30 000 ₽"]);
	expect(sums({ ...plain, lines: [buildBasketLine({ price: undefined, problem: "startFull" })] })).toEqual([]);
});
