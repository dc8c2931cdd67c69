import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Callout } from "../../../../ui/notice/callout.tsx";
import { CreditNotes } from "../../../catalog/components/instalments/credit-notes.tsx";
import { PlanSummary } from "../../../catalog/components/instalments/plan-summary.tsx";
import type { InstalmentTerms } from "../../../catalog/instalments/instalment-terms.ts";
import type { PlannedInstalments } from "../../placing/checkout-view.ts";
import "../../../catalog/components/instalments/instalment-calculator.css";

type PlanDetailsProps = PlannedInstalments & { terms: InstalmentTerms };

/** Who lends, every payment with its date, what it sums to, and the warnings that must stand by. */
export function PlanDetails({ plan, lender, terms }: PlanDetailsProps) {
	const t = useTranslations("instalments");
	return (
		<div className="co__plan calculator__plan">
			{!plan.canApply && (
				<Callout icon="circle-alert" planet="mars">
					<p>
						{t("termNotOffered", { bank: lender?.name ?? "", count: plan.months })}{" "}
						{lender?.offered && lender.offered.length > 0 && t("termsOffered", { terms: lender.offered.join(", ") })}
					</p>
				</Callout>
			)}
			<PlanSummary lender={lender} open={false} plan={plan} sum="order" />
			<CreditNotes lender={lender} plan={plan} terms={terms} />
		</div>
	);
}
