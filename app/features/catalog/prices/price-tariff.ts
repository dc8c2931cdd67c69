import type { Locale } from "../../../shared/localized.ts";
import { type Currency, discountPercent, type Money, money, monthlyMoney } from "../../../shared/money.ts";

/** What a tariff row says of its price; minor units. */
export type TariffPriceRow = {
	readonly priceRub: number;
	readonly priceUsd: number;
	readonly oldPriceRub: number | null;
	readonly oldPriceUsd: number | null;
	readonly saleUntil: Date | null;
};

/** A price as pages, feeds and checkout all show it. */
export type TariffPrice = {
	/** The whole course, now. */
	readonly full: Money;
	/** The whole course before the sale; only while the sale runs. */
	readonly was: Money | undefined;
	/** Whole per cent; 0 without a sale. */
	readonly discount: number;
	readonly saleUntil: Date | undefined;
	/** The regular part of the plan over `months`; always shown with the term and the full price. */
	readonly monthly: Money;
	readonly months: number;
};

export function currencyOf(locale: Locale): Currency {
	return locale === "ru" ? "RUB" : "USD";
}

/** The one function behind every price of the site. When a sale has ended the old price is the price. */
export function priceTariff(
	row: TariffPriceRow,
	{ currency, now, months }: { currency: Currency; now: Date; months: number },
): TariffPrice {
	const sale = currency === "RUB" ? row.priceRub : row.priceUsd;
	const old = currency === "RUB" ? row.oldPriceRub : row.oldPriceUsd;
	const isOver = row.saleUntil !== null && row.saleUntil <= now;
	const full = money(isOver && old !== null ? old : sale, currency);
	const was = !isOver && old !== null && old > sale ? money(old, currency) : undefined;
	return {
		full,
		was,
		discount: was ? discountPercent(was, full) : 0,
		saleUntil: was && row.saleUntil ? row.saleUntil : undefined,
		monthly: monthlyMoney(full, months),
		months,
	};
}
