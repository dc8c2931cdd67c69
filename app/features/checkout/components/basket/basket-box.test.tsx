import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { BasketView } from "../../basket/basket-view.ts";
import { buildBasketView } from "../../views.fixture.ts";
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

test("why a promo code was refused is said aloud", () => {
	const html = draw({ promo: { code: "NONE", isApplied: false, reason: "promoUnknown" } });
	expect(html).toMatch(/<span role="alert">Такого промокода нет/);
});
