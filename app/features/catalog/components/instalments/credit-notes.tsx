import { useLocale } from "use-intl";
import { formatNumber } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { InstalmentPlan } from "../../instalments/plan-instalments.ts";
import { dayText } from "./plan-summary.tsx";

type NotesProps = { terms: InstalmentTerms; lender: LenderView | undefined; plan?: InstalmentPlan };

/**
 * What the law requires beside the terms of a credit: the warning, the bank's full name, the range of its full cost, and where all terms
 * are.
 */
export function CreditNotes({ terms, lender, plan }: NotesProps) {
	return (
		<div className="calculator__terms">
			<p className="calculator__warning">{terms.creditWarning}</p>
			{lender ? (
				<BankNotes isLoan={plan?.isLoan ?? true} lender={lender} />
			) : (
				<p className="muted step--1">{terms.creditTerms}</p>
			)}
		</div>
	);
}

/** `34,9`, `34.9`: the range as the language writes numbers. */
export function writeFullCost({ fullCost: { from, to } }: LenderView, locale: Locale): { from: string; to: string } {
	return { from: formatNumber(from, locale), to: formatNumber(to, locale) };
}

function BankNotes({ lender, isLoan }: { lender: LenderView; isLoan: boolean }) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	return (
		<p className="muted step--1">
			{isLoan ? lender.creditTerms : lender.serviceTerms} {isLoan && t("fullCost", writeFullCost(lender, locale))}{" "}
			{t("study")}{" "}
			<a href={lender.conditionsUrl} rel="noopener noreferrer" target="_blank">
				{t("conditions")}
				<VisuallyHidden> ({t("newTab")})</VisuallyHidden>
			</a>
			{". "}
			{lender.fullName}, {lender.licence}. {t("checked", { date: dayText(lender.asOf, locale) })}
		</p>
	);
}
