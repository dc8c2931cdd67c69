import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Link } from "../../../../ui/link/link.tsx";
import { useIsUntold } from "../../../../ui/link/untold-paths.ts";
import type { CreditView } from "../../instalments/describe-credit.ts";
import type { Lender } from "../../instalments/plan-instalments.ts";

/** Stands wherever a price per month does: the warning, who lends, at what full cost, and where all terms are. */
export function CreditLine({ credit }: { credit: CreditView }) {
	if (!credit.lenders) return credit.warning;
	return (
		<>
			{credit.warning}. <CreditCost credit={credit} />
		</>
	);
}

/** The same without the warning; nothing while the settings name no banks. */
export function CreditCost({ credit: { lenders } }: { credit: CreditView }) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	const isUntold = useIsUntold();
	if (!lenders) return null;
	const { banks, fullCost } = lenders;
	const linkTo = (lender: Lender) => (name: ReactNode) => {
		const to = localizePath(banks[lender].path, locale);
		return isUntold(to) ? name : <Link to={to}>{name}</Link>;
	};
	return t.rich("credit", {
		sberName: banks.sber.fullName,
		tbankName: banks.tbank.fullName,
		sber: linkTo("sber"),
		tbank: linkTo("tbank"),
		from: formatNumber(fullCost.from, locale),
		to: formatNumber(fullCost.to, locale),
	});
}
