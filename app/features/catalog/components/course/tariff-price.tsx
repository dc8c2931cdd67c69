import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { monthlyBefore } from "../../../../shared/money.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import type { TariffPrice } from "../../prices/price-tariff.ts";

/** A month's price with its term, and the full one under it. */
export function InstalmentPrice({ price, size }: { price: TariffPrice; size?: "xl" }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { full, was, monthly, months } = price;
	return (
		<Price
			aside={<DiscountBadge price={price} />}
			note={t("price.wholePrice", { price: formatMoney(full, locale) })}
			now={formatMoney(monthly, locale)}
			per={t("price.perMonth", { months })}
			size={size}
			was={was && formatMoney(monthlyBefore(was, months, monthly), locale)}
		/>
	);
}

/** The full price, what it was and how much is saved. */
export function SinglePrice({ price, note }: { price: TariffPrice; note?: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { full, was } = price;
	return (
		<Price
			aside={<DiscountBadge price={price} />}
			note={note ?? t("price.whole")}
			now={formatMoney(full, locale)}
			was={was && formatMoney(was, locale)}
		/>
	);
}

function DiscountBadge({ price }: { price: TariffPrice }) {
	const t = useTranslations("catalog");
	if (price.discount === 0) return null;
	return <Badge tone="danger">{t("price.discount", { percent: price.discount })}</Badge>;
}
