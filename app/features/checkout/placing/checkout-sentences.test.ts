import { expect, test } from "vitest";
import english from "../components/basket/words.en.json";
import russian from "../components/basket/words.ru.json";
import { CHECKOUT_ERRORS, type CheckoutErrorCode } from "../rules/checkout-errors.ts";
import { PROMO_REFUSALS } from "../rules/evaluate-promo.ts";
import type { CheckoutRefusalCode } from "./checkout-view.ts";

/** What the basket and the checkout may have to say; the compiler finds a code that is missing here. */
const SAID: Readonly<Record<CheckoutRefusalCode, "coded" | "ofForm">> = {
	basketEmpty: "coded",
	basketTooLarge: "coded",
	courseUnknown: "coded",
	courseClosed: "coded",
	courseOtherLanguage: "coded",
	tariffUnknown: "coded",
	startUnknown: "coded",
	startClosed: "coded",
	startFull: "coded",
	priceChanged: "coded",
	promoUnknown: "coded",
	promoTooMany: "coded",
	promoPaused: "coded",
	promoNotYet: "coded",
	promoOver: "coded",
	promoScope: "coded",
	promoCurrency: "coded",
	promoMinimum: "coded",
	promoUsedUp: "coded",
	promoCustomerLimit: "coded",
	promoFirstOrderOnly: "coded",
	promoWorthless: "coded",
	paymentTypeNotOffered: "coded",
	currencyDiffers: "coded",
	amountTooSmall: "coded",
	amountTooLarge: "coded",
	termOutOfBounds: "coded",
	termNotOffered: "coded",
	termChanged: "ofForm",
	documentsChanged: "ofForm",
	orderedAlready: "ofForm",
	tooMany: "ofForm",
	refused: "ofForm",
};

test.each(Object.entries(SAID))("%s has a sentence in both languages and a status", (code, kind) => {
	for (const { refusals } of [russian, english]) {
		// A sentence with blanks is compiled to a list.
		expect(JSON.stringify((refusals as Record<string, unknown>)[code] ?? "").length).toBeGreaterThan(12);
	}
	if (kind === "coded") expect(CHECKOUT_ERRORS[code as CheckoutErrorCode]).toBeGreaterThanOrEqual(400);
});

test("no sentence belongs to nobody", () => {
	expect(Object.keys(russian.refusals).sort()).toEqual(Object.keys(SAID).sort());
	for (const code of PROMO_REFUSALS) expect(SAID).toHaveProperty(code);
});
