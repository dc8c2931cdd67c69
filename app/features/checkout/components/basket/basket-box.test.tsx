import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { type Currency, money } from "../../../../shared/money.ts";
import type { BasketView } from "../../basket/basket-view.ts";
import { BasketBox } from "./basket-box.tsx";

const totalsIn = (currency: Currency) => ({
	subtotal: money(100_00, currency),
	discount: money(0, currency),
	total: money(100_00, currency),
});

function draw(changes: Partial<BasketView>): string {
	const unit = (currency: Currency) => ({ unit: money(100_00, currency), was: undefined });
	const basket = {
		lines: [{ ids: { courseSlug: "scratch", tariffCode: "group" }, price: { RUB: unit("RUB"), USD: unit("USD") } }],
		shown: "RUB",
		totals: { RUB: totalsIn("RUB"), USD: totalsIn("USD") },
		promo: undefined,
		takesForeignCards: true,
		...changes,
	} as unknown as BasketView;
	return drawInRussian(
		<BasketBox basket={basket} heading="h1" promoCode="" reload={() => undefined} unpaid={undefined} />,
	);
}

test("a basket in roubles names dollars only where they can be paid", () => {
	expect(draw({})).toContain("Картой иностранного банка");
	expect(draw({ takesForeignCards: false })).not.toContain("иностранного банка");
	expect(draw({ shown: "USD", takesForeignCards: false })).toContain("Российской картой");
});
