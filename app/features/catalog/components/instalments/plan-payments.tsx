import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { InstalmentPlan } from "../../instalments/plan-instalments.ts";

/** The payments of a plan in words: how many of which sum, and the last one where it differs. */
export function PlanPayments({ plan: { months, schedule } }: { plan: Pick<InstalmentPlan, "months" | "schedule"> }) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	const first = schedule[0];
	const last = schedule.at(-1);
	if (!first || !last) return null;
	const amount = formatMoney(first.amount, locale);
	return last.amount.minor === first.amount.minor
		? t("even", { count: months, amount })
		: t("uneven", { count: months - 1, amount, last: formatMoney(last.amount, locale) });
}
