import { useLocale, useTranslations } from "use-intl";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { InstalmentPlan } from "../../instalments/plan-instalments.ts";
import { dayText } from "./plan-summary.tsx";

type NotesProps = { terms: InstalmentTerms; lender: LenderView | undefined; plan?: InstalmentPlan };

/** What the law wants beside the terms of a credit: the warning, the bank in full, the range of its full cost, where to read all. */
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

function BankNotes({ lender, isLoan }: { lender: LenderView; isLoan: boolean }) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	return (
		<p className="muted step--1">
			{isLoan ? lender.creditTerms : lender.serviceTerms} {isLoan && t("fullCost", lender.fullCost)} {t("study")}{" "}
			<a href={lender.conditionsUrl} rel="noopener noreferrer" target="_blank">
				{t("conditions")}
				<VisuallyHidden> ({t("newTab")})</VisuallyHidden>
			</a>
			{". "}
			{lender.fullName}, {lender.licence}. {t("checked", { date: dayText(lender.asOf, locale) })}
		</p>
	);
}
