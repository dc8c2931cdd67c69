import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { currencyOf } from "../../catalog/prices/price-tariff.ts";
import type { BasketLine } from "./basket.ts";
import type { BasketView } from "./basket-view.ts";
import { describeLines } from "./describe-lines.ts";
import { type PromoTries, priceBasket } from "./price-basket.server.ts";
import { selectBasket } from "./select-basket.server.ts";

export type BasketPageQuestion = {
	readonly lines: readonly BasketLine[];
	readonly promoCode: string | null;
	readonly promoTries: PromoTries;
	readonly locale: Locale;
	readonly requestTokens: readonly string[];
	readonly now: Date;
	readonly takesForeignCards: boolean;
};

/** A basket priced now, each line with its course, also those that can't be bought any more. */
export async function getBasket(db: Database, question: BasketPageQuestion): Promise<BasketView> {
	const { lines, locale, now, takesForeignCards } = question;
	const shown = currencyOf(locale);
	const result = await priceBasket(db, { ...question, paymentType: null, customer: null });
	if (!result.ok) return { lines: [], shown, totals: undefined, promo: undefined, takesForeignCards };
	const courseSlugs = [...new Set(lines.map(({ courseSlug }) => courseSlug))];
	const rows = await selectBasket(db, { courseSlugs, locale, now });
	const { totals, promo } = result.value;
	const described = describeLines(lines, { rows, priced: result.value, locale });
	return { lines: described, shown, totals, promo, takesForeignCards };
}
