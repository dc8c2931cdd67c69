import { type Money, money } from "../../shared/money.ts";
import { CREDIT } from "../catalog/courses/course-cards.fixture.ts";
import type { BasketTotals, LinePrice } from "./basket/basket.ts";
import type { BasketLineView, BasketView } from "./basket/basket-view.ts";
import type { OrderPageView } from "./orders/order-page-view.ts";
import type { OrderLineView, OrderPaymentView } from "./orders/order-view.ts";
import type { CheckoutFormAnswer, CheckoutLineView, CheckoutView, ToPay } from "./placing/checkout-view.ts";
import type { PaymentOption } from "./ways-to-pay/list-payment-types.ts";
import type { PayingPageView } from "./ways-to-pay/paying-view.ts";

const NOON = new Date("2026-11-18T09:00:00Z");
const FULL = { RUB: money(30_000_00, "RUB"), USD: money(400_00, "USD") };
const NOTHING = money(0, "RUB");
const TOTALS = { RUB: buildTotals(FULL.RUB), USD: buildTotals(FULL.USD) };

/** What a line costs now, without a discount. */
export function buildLinePrice(unit: Money): LinePrice {
	return { was: undefined, unit, discount: money(0, unit.currency), total: unit };
}

/** The sum of a basket without a discount. */
export function buildTotals(total: Money): BasketTotals {
	return { subtotal: total, discount: money(0, total.currency), total };
}

/** Lessons in a group at their usual price. */
export function buildBasketLine(overrides: Partial<BasketLineView> = {}): BasketLineView {
	return {
		ids: { courseSlug: "scratch", tariffCode: "group" },
		course: { title: "Scratch", locale: "ru", path: "/programming/scratch", cover: "cover-python", planet: "sun" },
		tariffName: "Малая группа",
		start: undefined,
		price: { RUB: buildLinePrice(FULL.RUB), USD: buildLinePrice(FULL.USD) },
		problem: undefined,
		hasSavedDiscount: false,
		hasSavedPlace: false,
		...overrides,
	};
}

/** A basket of one line on the Russian site. */
export function buildBasketView(overrides: Partial<BasketView> = {}): BasketView {
	return {
		lines: [buildBasketLine()],
		shown: "RUB",
		totals: TOTALS,
		promo: undefined,
		takesForeignCards: true,
		...overrides,
	};
}

/** A Russian card, taken by T-Bank. */
export function buildPaymentOption(overrides: Partial<PaymentOption> = {}): PaymentOption {
	const { currency = "RUB" } = overrides;
	return {
		...{ type: "card_ru", mode: "single", provider: "tbank", currency, terms: undefined, refusal: undefined },
		limits: { least: money(1_00, currency), most: money(1_000_000_00, currency) },
		...overrides,
	};
}

/** A line of a checkout with no other tariff and no group to choose. */
export function buildCheckoutLine(overrides: Partial<CheckoutLineView> = {}): CheckoutLineView {
	return { ...buildBasketLine(overrides), tariffs: [], starts: [], lostStart: undefined, ...overrides };
}

type Payable = Extract<ToPay, { readonly kind: "payable" }>;

/** Something to pay with a Russian card alone. */
export function buildPayable(overrides: Partial<Payable> = {}): Payable {
	return {
		kind: "payable",
		options: [buildPaymentOption()],
		terms: { min: 3, max: 36, usual: 24, creditWarning: "", creditTerms: "", today: "2026-11-18" },
		instalments: undefined,
		...overrides,
	};
}

/** One course for a child, to be paid at once with a Russian card. */
export function buildCheckoutView(overrides: Partial<CheckoutView> = {}): CheckoutView {
	return {
		...{ lines: [buildCheckoutLine()], shown: "RUB", charged: "RUB", totals: TOTALS, promo: undefined },
		choice: { mode: "single", paymentType: "card_ru", months: 24 },
		...{ toPay: buildPayable(), offers: ["offer-group"], documents: "", adsDocument: "", needsRepresentative: true },
		phone: { number: "+78000000000", label: "8 800 000-00-00" },
		...{ foreignSeller: undefined, isDemo: true },
		...overrides,
	};
}

/** A checkout in which nothing was typed yet. */
export function buildCheckoutAnswer(overrides: Partial<CheckoutFormAnswer> = {}): CheckoutFormAnswer {
	return {
		kind: "form",
		...{ view: buildCheckoutView(), values: {}, errors: {}, refusal: undefined, isOfBasket: false, unpaid: undefined },
		...overrides,
	};
}

/** Lessons alone with the teacher, which have no group to lose. */
export function buildOrderLine(overrides: Partial<OrderLineView> = {}): OrderLineView {
	return {
		...{ id: "1", title: "Scratch", tariffName: "Соло", tariffKind: "individual", courseSlug: "scratch" },
		...{ start: undefined, was: undefined, unit: FULL.RUB, discount: NOTHING, total: FULL.RUB },
		...{ hasGroups: false, lessons: 32, lessonsTaken: 0, place: "none", endedOn: null },
		...overrides,
	};
}

/** The whole price, taken from a Russian card by a bank that mails receipts. */
export function buildOrderPayment(overrides: Partial<OrderPaymentView> = {}): OrderPaymentView {
	return {
		...{ attempt: 1, paymentType: "card_ru", state: "captured", amount: FULL.RUB, refunded: NOTHING, failure: null },
		...{ createdAt: NOON, capturedAt: NOON, hasReceipts: true, closingReceiptAt: null },
		items: [{ name: "Scratch", quantity: 1, price: FULL.RUB, amount: FULL.RUB }],
		...overrides,
	};
}

/** A Russian order that waits for its payment. */
export function buildOrderPage(overrides: Partial<OrderPageView> = {}): OrderPageView {
	return {
		...{ number: "A-1", token: "token", state: "awaiting_payment", locale: "ru", createdAt: NOON, expiresAt: null },
		...{
			paidAt: null,
			endedOn: null,
			learner: null,
			mode: "single",
			paymentType: "card_ru",
			paidBy: "card_ru",
			promoCode: null,
			plan: undefined,
		},
		...{ subtotal: FULL.RUB, sale: NOTHING, discount: NOTHING, total: FULL.RUB },
		...{ paid: NOTHING, refunded: NOTHING, left: FULL.RUB },
		...{ coolingUntil: undefined, isSigned: false, bankPage: undefined },
		...{ lines: [buildOrderLine()], documents: [], consents: [], payments: [], refunds: [], history: [] },
		...{ canPay: true, canCancel: true, canAskRefund: false, isChecking: false },
		...{ ways: [], again: undefined, takesForeignCards: true, foreignSeller: undefined },
		...overrides,
	};
}

/** The page of the ways to pay while no bank is configured. */
export function buildPayingPage(overrides: Partial<PayingPageView> = {}): PayingPageView {
	return {
		...{ title: "Оплата", lead: "", html: "", faq: [], isDemo: true, open: [], calculator: undefined },
		credit: CREDIT,
		refund: { paid: 0, kept: 0, costs: 0, refundedBefore: 0, amount: 0, lines: [] },
		...{ orderMinutes: 30, applicationHours: 24 },
		refundDays: { value: 10, asOf: "2026-11-01" },
		taxPercent: { value: 13, asOf: "2026-01-01" },
		...overrides,
	};
}
