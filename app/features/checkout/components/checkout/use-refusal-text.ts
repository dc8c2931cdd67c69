import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import type { Money } from "../../../../shared/money.ts";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";
import type { CheckoutRefusal, CheckoutView } from "../../ordering/checkout-view.ts";

/** The sentence of a refusal with the sums it speaks of. */
export function useRefusalText() {
	const t = useTranslations("basket.refusals");
	const locale = useLocale();
	return (code: CheckoutRefusal, { view, before }: { view: CheckoutView; before: Money | undefined }): ReactNode => {
		const { promo, totals, charged, phone } = view;
		const minimum = promo && !promo.isApplied ? promo.minimum : undefined;
		return t.rich(code, {
			before: before ? formatMoney(before, locale) : "",
			now: formatMoney(totals[before?.currency ?? charged].total, locale),
			minimum: minimum ? formatMoney(minimum, locale) : "",
			...phoneTags(phone),
		});
	};
}
