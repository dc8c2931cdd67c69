import type { PaymentMode } from "../../../../database/order-types.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "../../../shared/durations.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { type Currency, type Money, money } from "../../../shared/money.ts";
import type { Lender } from "../../catalog/instalments/plan-instalments.ts";
import type { PaymentType } from "../../payments/provider.ts";

export const INSTALMENT_TYPES = ["instalment_tbank", "instalment_sber"] as const satisfies readonly PaymentType[];
export type InstalmentType = (typeof INSTALMENT_TYPES)[number];
export type CardType = Exclude<PaymentType, InstalmentType>;

/**
 * How an order is to be paid; `free` where there is nothing to pay and no type was chosen. Such an order is priced in the currency of its
 * language.
 */
export type AskedPayment = PaymentType | "free";

export function isInstalmentType(type: AskedPayment): type is InstalmentType {
	return isOneOf(INSTALMENT_TYPES, type);
}

/** Whose plan an instalment is. */
export function lenderOf(type: InstalmentType): Lender {
	return type === "instalment_sber" ? "sber" : "tbank";
}

/** Whether the whole sum comes at once or a bank pays it and is paid back in parts. */
export function modeOf(type: PaymentType): PaymentMode {
	return isInstalmentType(type) ? "instalments" : "single";
}

/** The type decides the currency that is charged: the dollar list for foreign cards, the rouble list for all others. */
export function chargedCurrency(type: PaymentType): Currency {
	return type === "card_foreign" ? "USD" : "RUB";
}

/** The type that an order keeps: one that was free without a choice keeps the card of its currency. */
export function keptType(asked: AskedPayment, charged: Currency): PaymentType {
	if (asked !== "free") return asked;
	return charged === "RUB" ? "card_ru" : "card_foreign";
}

/**
 * What a payment of each type may amount to. Cards: the smallest sum of T-Bank's fast payments and of Stripe, and what one card
 * takes in a day. Instalments: bounds of the banks' point-of-sale credits.
 */
export const PAYMENT_LIMITS: Readonly<Record<PaymentType, { readonly least: Money; readonly most: Money }>> = {
	card_ru: { least: money(10_00, "RUB"), most: money(1_000_000_00, "RUB") },
	card_foreign: { least: money(50, "USD"), most: money(999_999_99, "USD") },
	instalment_tbank: { least: money(3_000_00, "RUB"), most: money(500_000_00, "RUB") },
	instalment_sber: { least: money(3_000_00, "RUB"), most: money(1_500_000_00, "RUB") },
};

/** How long an order that nobody has begun to pay keeps its places and its promo code. */
export const ORDER_LIFE_MS = HOUR_MS;

/** How long an order waits for an invoice that names no day. */
export const INVOICE_LIFE_MS = WEEK_MS;

/**
 * How long an attempt may take: on the bank's page for a card; the bank's decision and the signing for instalments (a cooling-off of 48
 * hours and one working day). Places are held for as long, and anew while an approval stands. Money that the bank reports later is accepted
 * all the same.
 */
export const ATTEMPT_LIFE_MS: Readonly<Record<PaymentType, number>> = {
	card_ru: HOUR_MS,
	card_foreign: HOUR_MS,
	instalment_tbank: 72 * HOUR_MS,
	instalment_sber: 72 * HOUR_MS,
};

/** How long another card may be tried on the page of one that was declined. */
export const DECLINED_PAGE_LIFE_MS = 2 * ATTEMPT_LIFE_MS.card_ru;

/** A link is given out again only while enough of its life is left to type a card number. */
export const LINK_REST_MS = 5 * MINUTE_MS;

/** How long another process may still be waiting for the bank's answer to its first call; longer than any time-out of an adapter. */
export const ANSWER_PATIENCE_MS = 45_000;

/** This long after its life an attempt counts as expired even if the bank cannot be asked. */
export const SILENCE_LIMIT_MS = DAY_MS;

/** When to ask the bank again about an attempt of this age: soon while the customer waits, rarely later. */
export function checkPauseMs(ageMs: number): number {
	if (ageMs < 15 * MINUTE_MS) return MINUTE_MS;
	return ageMs < 2 * HOUR_MS ? 5 * MINUTE_MS : 30 * MINUTE_MS;
}
