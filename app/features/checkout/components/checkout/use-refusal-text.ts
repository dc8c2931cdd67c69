import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";
import type { CheckoutRefusal, CheckoutView } from "../../placing/checkout-view.ts";

/** The sentence of a refusal with the sums it speaks of; one for a promo code says how to pay all the same. */
export function useRefusalText() {
	const t = useTranslations("basket.refusals");
	const says = useTranslations("basket.promo");
	const locale = useLocale();
	return (refusal: CheckoutRefusal, { promo, totals, charged, phone }: CheckoutView): ReactNode => {
		const before = refusal.code === "priceChanged" ? refusal.before : undefined;
		const minimum = promo && !promo.isApplied ? promo.minimum : undefined;
		const sentence = t.rich(refusal.code, {
			before: before ? formatMoney(before, locale) : "",
			now: formatMoney(totals[before?.currency ?? charged].total, locale),
			minimum: minimum ? formatMoney(minimum, locale) : "",
			...phoneTags(phone),
		});
		return refusal.code.startsWith("promo") ? [sentence, " ", says("payWithout")] : sentence;
	};
}
