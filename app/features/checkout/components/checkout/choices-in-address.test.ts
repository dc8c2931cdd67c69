import { expect, test } from "vitest";
import { money } from "../../../../shared/money.ts";
import type { PaymentType } from "../../../payments/provider.ts";
import type { PromoOutcome } from "../../basket/basket.ts";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";
import { readCheckoutChoice } from "../../rules/read-checkout-choice.ts";
import { buildCheckoutAnswer, buildCheckoutLine, buildCheckoutView } from "../../views.fixture.ts";
import { withChoices } from "./choices-in-address.ts";

type Choice = {
	tariff?: string;
	start?: string;
	mode?: "single" | "instalments";
	type?: PaymentType;
	months?: number;
	promo?: PromoOutcome;
	isOfBasket?: boolean;
};

function answered({
	tariff = "group",
	start,
	mode = "single",
	type,
	months = 12,
	promo,
	isOfBasket = false,
}: Choice): CheckoutAnswer {
	const ids = { courseSlug: "scratch", tariffCode: tariff, startId: start };
	const lines = [buildCheckoutLine({ ids })];
	const choice = { ...readCheckoutChoice({ mode, paymentType: type ?? "" }), months };
	const view = buildCheckoutView({ lines, choice, promo });
	return buildCheckoutAnswer({ view, isOfBasket });
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
	const choice = (promo: PromoOutcome) => answered({ type: "card_ru", promo });
	const applied = choice({ code: "START10", isApplied: true, discount: money(3_000_00, "RUB") });
	expect(withChoices("", applied)).toContain("promo=START10");
	const refused = choice({ code: "START10", isApplied: false, reason: "promoOver" });
	expect(withChoices("?promo=START10", refused)).not.toContain("promo");
});
