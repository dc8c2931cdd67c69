import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import { type PlanSubject, planInstalments } from "../../instalments/plan-instalments.ts";
import { refuseSum } from "../../instalments/read-sum.ts";
import { ApplyForPlan } from "./apply-for-plan.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { PlanSummary } from "./plan-summary.tsx";

type CalculatedPlanProps = {
	subject: PlanSubject | undefined;
	months: number;
	lender: LenderView | undefined;
	terms: InstalmentTerms;
	open: boolean;
};

/** The plan of a term at a bank: payments, whose money it is, how to apply, and what must be said of a credit. */
export function CalculatedPlan({ subject, months, lender, terms, open }: CalculatedPlanProps) {
	const t = useTranslations("instalments");
	const planned = subject && planInstalments({ ...questionOf({ months, lender, terms }), total: subject.total });
	if (!subject || !planned?.ok) {
		return (
			<>
				<p className="calculator__plan muted">{t("nothing")}</p>
				<CreditNotes lender={lender} terms={terms} />
			</>
		);
	}
	const { plan } = planned;
	const isLent = !lender || refuseSum(subject.total, lender.limits) === undefined;
	return (
		<>
			<div className="calculator__plan">
				<PlanSummary lender={lender} open={open} plan={plan} sum={subject.course ? "course" : "typed"} />
				<ApplyForPlan canApply={plan.canApply && isLent} lender={lender} months={months} subject={subject} />
			</div>
			<CreditNotes lender={lender} plan={plan} terms={terms} />
		</>
	);
}

function questionOf({ months, lender, terms }: Pick<CalculatedPlanProps, "months" | "lender" | "terms">) {
	return {
		months,
		lender: lender?.lender ?? "sber",
		firstOn: terms.today,
		bounds: terms,
		offered: lender?.offered,
	} as const;
}
