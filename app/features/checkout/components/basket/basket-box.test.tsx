import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { BasketView } from "../../basket/basket-view.ts";
import { buildBasketLine, buildBasketView } from "../../views.fixture.ts";
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
