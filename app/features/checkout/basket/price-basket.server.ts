import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Currency, money, subtractMoney, sumMoney } from "../../../shared/money.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { currencyOf } from "../../catalog/prices/price-tariff.ts";
import type { PaymentType } from "../../payments/provider.ts";
import { evaluatePromo, type PromoResult, readPromoCode } from "../rules/evaluate-promo.ts";
import { chargedCurrency } from "../rules/payment-terms.ts";
import { BASKET_LIMIT, type BasketLine, type BasketTotals, type PricedBasket, type PricedLine } from "./basket.ts";
import { priceLines } from "./price-lines.server.ts";
import { selectBasket } from "./select-basket.server.ts";
import { type KnownCustomer, type SelectedPromo, selectPromo } from "./select-promo.server.ts";
import { selectSavedRequests } from "./select-saved-requests.server.ts";

/** Tries of a visitor to guess promo codes. */
export type PromoTries = {
	/** False when there have been enough: the code is not looked up at all. */
	take(): boolean | Promise<boolean>;
	/** The code is one of the school's, so this was no guess. */
	giveBack(): void | Promise<void>;
};

export type BasketQuestion = {
	readonly lines: readonly BasketLine[];
	/** As it was typed; empty or null without one. */
	readonly promoCode: string | null;
	readonly locale: Locale;
	/** Decides the currency; before it is chosen the language does. */
	readonly paymentType: PaymentType | null;
	/** Limits by customer are looked at only when it is known who buys. */
	readonly customer: KnownCustomer | null;
	/** Absent where the sending of an order is limited itself. */
	readonly promoTries?: PromoTries;
	/** Secrets of the visitor's requests, newest first: their discounts and their places hold here. */
	readonly requestTokens: readonly string[];
	readonly now: Date;
};

export type BasketResult = Result<PricedBasket, "basketEmpty" | "basketTooLarge">;

/**
 * Prices a basket: each line at the catalogue's price in both currencies, what the promo code takes off or why it does not, and what
 * can't be bought. Inside the transaction that places an order the same numbers are the order's.
 */
export async function priceBasket(db: Database, question: BasketQuestion): Promise<BasketResult> {
	const { lines, locale, now, paymentType, requestTokens } = question;
	if (lines.length === 0) return fail("basketEmpty");
	if (lines.length > BASKET_LIMIT) return fail("basketTooLarge");
	const saved = await selectSavedRequests(db, { tokens: requestTokens, now });
	const courseSlugs = [...new Set(lines.map(({ courseSlug }) => courseSlug))];
	const rows = await selectBasket(db, { courseSlugs, locale, now });
	const priced = priceLines(lines, { rows, saved, locale, now });
	const typed = readPromoCode(question.promoCode ?? "");
	const found = typed ? await findPromo(db, { ...question, typed }) : undefined;
	const charged = paymentType ? chargedCurrency(paymentType) : currencyOf(locale);
	return succeed({
		...applyPromo(priced.lines, { typed, found, charged, now }),
		problems: priced.problems,
	});
}

/** The code; undefined for one that the school does not have, `tooMany` when it is not looked up any more. */
async function findPromo(
	db: Database,
	{ typed, customer, promoTries }: Pick<BasketQuestion, "customer" | "promoTries"> & { typed: string },
): Promise<SelectedPromo | "tooMany" | undefined> {
	if (promoTries && !(await promoTries.take())) return "tooMany";
	const found = await selectPromo(db, { typed, customer });
	if (found && found.facts.status !== "archived") await promoTries?.giveBack();
	return found;
}

type PromoQuestion = {
	readonly typed: string;
	readonly found: SelectedPromo | "tooMany" | undefined;
	readonly charged: Currency;
	readonly now: Date;
};

function applyPromo(
	lines: readonly PricedLine[],
	{ typed, found, charged, now }: PromoQuestion,
): Omit<PricedBasket, "problems"> {
	const evaluateIn = (currency: Currency): PromoResult | undefined => {
		if (!typed || lines.length === 0) return undefined;
		if (found === "tooMany") return fail("promoTooMany");
		const units = lines.map((line) => ({ ...line, unit: line.price[currency].unit }));
		return evaluatePromo(found?.facts, { lines: units, currency, now });
	};
	const results = { RUB: evaluateIn("RUB"), USD: evaluateIn("USD") };
	const discounted = lines.map((line, index) => ({
		...line,
		price: {
			RUB: takeShare(line, index, results.RUB, "RUB"),
			USD: takeShare(line, index, results.USD, "USD"),
		},
	}));
	const outcome = results[charged];
	return {
		charged,
		lines: discounted,
		totals: { RUB: totalsOf(discounted, "RUB"), USD: totalsOf(discounted, "USD") },
		promo: outcome && describeOutcome(typeof found === "object" ? found.code : typed.slice(0, 40), outcome),
	};
}

function takeShare(line: PricedLine, index: number, result: PromoResult | undefined, currency: Currency) {
	const price = line.price[currency];
	const discount = result?.ok ? (result.shares[index] ?? money(0, currency)) : money(0, currency);
	return { ...price, discount, total: subtractMoney(price.unit, discount) };
}

function describeOutcome(code: string, result: PromoResult): PricedBasket["promo"] {
	if (result.ok) return { code, isApplied: true, discount: result.discount };
	const minimum = result.minimum ? { minimum: result.minimum } : {};
	return { code, isApplied: false, reason: result.code, ...minimum };
}

function totalsOf(lines: readonly PricedLine[], currency: Currency): BasketTotals {
	const sum = (part: "unit" | "discount" | "total") =>
		sumMoney(
			lines.map(({ price }) => price[currency][part]),
			currency,
		);
	return { subtotal: sum("unit"), discount: sum("discount"), total: sum("total") };
}
