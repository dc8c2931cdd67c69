import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";
import type { CheckoutRefusal, CheckoutView } from "../../placing/checkout-view.ts";
import { isAboutStart, useLostStartText } from "./use-lost-start-text.ts";

/**
 * The sentence of a refusal with the sums it speaks of. One for a promo code says how to pay all the same, one for a group which date is
 * gone.
 */
export function useRefusalText() {
	const t = useTranslations("basket.refusals");
	const says = useTranslations("basket.promo");
	const sayLost = useTranslations("checkout.lostStart");
	const lostStartText = useLostStartText();
	const locale = useLocale();
	return (refusal: CheckoutRefusal, { lines, promo, totals, charged, phone, toPay }: CheckoutView): ReactNode => {
		const lost = lines.filter(({ lostStart }) => lostStart);
		if (isAboutStart(refusal.code) && lost.length > 0) {
			const sentences = lost.map(lostStartText);
			return [...sentences, ...(toPay.kind === "nothing" ? [] : [sayLost("uncharged")])].join(" ");
		}
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
