import { expect, test } from "vitest";
import type { CheckoutAnswer } from "../../ordering/checkout-view.ts";
import { withChoices } from "./choices-in-address.ts";

type Choice = {
	tariff?: string;
	start?: string;
	mode?: string;
	type?: string | null;
	months?: number;
	promo?: object;
	isOfBasket?: boolean;
};

function answered({
	tariff = "group",
	start,
	mode = "single",
	type = null,
	months = 12,
	promo,
	isOfBasket = false,
}: Choice): CheckoutAnswer {
	const ids = { courseSlug: "scratch", tariffCode: tariff, startId: start ?? null };
	const view = { lines: [{ ids }], mode, paymentType: type, term: { months }, promo };
	return { view, isOfBasket } as unknown as CheckoutAnswer;
}

test("what is chosen stands in the address of a direct purchase, and what is not chosen any more does not", () => {
	const first = withChoices(
		"?course=scratch&utm_source=mail",
		answered({ tariff: "duo", start: "7", mode: "instalments", type: "instalment_tbank", months: 7 }),
	);
	expect(first).toBe(
		"?course=scratch&utm_source=mail&tariff=duo&start=7&mode=instalments&type=instalment_tbank&months=7",
	);
	expect(withChoices(first, answered({ tariff: "duo", type: "card_ru" }))).toBe(
		"?course=scratch&utm_source=mail&tariff=duo&mode=single&type=card_ru",
	);
});

test("the lines of a basket are not in the address", () => {
	const answer = answered({ tariff: "duo", type: "card_ru", isOfBasket: true });
	expect(withChoices("", answer)).toBe("?mode=single&type=card_ru");
});

test("a course that came from a request is named with what was chosen of it", () => {
	const answer = answered({ tariff: "duo", start: "7", type: "card_ru" });
	expect(withChoices("", answer)).toBe("?course=scratch&tariff=duo&start=7&mode=single&type=card_ru");
});

test("a code is kept as soon as it lowers the price", () => {
	const choice = (isApplied: boolean) => answered({ type: "card_ru", promo: { code: "START10", isApplied } });
	expect(withChoices("", choice(true))).toContain("promo=START10");
	expect(withChoices("?promo=START10", choice(false))).not.toContain("promo");
});
