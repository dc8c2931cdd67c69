import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Currency, subtractMoney, sumMoney } from "../../../../shared/money.ts";
import type { BasketTotals, PromoOutcome } from "../../basket/basket.ts";
import type { BasketLineView } from "../../basket/basket-view.ts";

type Sums = {
	readonly lines: readonly BasketLineView[];
	readonly totals: BasketTotals;
	readonly currency: Currency;
	readonly promo: PromoOutcome | undefined;
};

/** What adds up to the total of one currency: the prices before sales, what the sales and the code take off. */
export function usePriceRows({ lines, totals, currency, promo }: Sums) {
	const t = useTranslations("basket.sum");
	const locale = useLocale();
	const before = sumMoney(
		lines.flatMap(({ price }) => (price ? [price[currency].was ?? price[currency].unit] : [])),
		currency,
	);
	const sale = subtractMoney(before, totals.subtotal);
	const minus = (amount: typeof before) => `−${formatMoney(amount, locale)}`;
	return {
		rows: [
			{ term: t("courses"), value: formatMoney(before, locale) },
			...(sale.minor > 0 ? [{ term: t("sale"), value: minus(sale), tone: "success" as const }] : []),
			...(totals.discount.minor > 0
				? [{ term: t("promo", { code: promo?.code ?? "" }), value: minus(totals.discount), tone: "success" as const }]
				: []),
		],
		total: { term: t("total"), value: formatMoney(totals.total, locale) },
	};
}

type Totals = {
	readonly totals: Readonly<Record<Currency, BasketTotals>>;
	readonly shown: Currency;
	readonly takesForeignCards: boolean;
};

/** The total in the other currency and what charges it; undefined where nothing does. */
export function useOtherPrice({ totals, shown, takesForeignCards }: Totals): string | undefined {
	const t = useTranslations("basket.sum");
	const locale = useLocale();
	if (shown === "RUB" && !takesForeignCards) return undefined;
	return shown === "RUB"
		? t("foreign", { price: formatMoney(totals.USD.total, locale) })
		: t("russian", { price: formatMoney(totals.RUB.total, locale) });
}
