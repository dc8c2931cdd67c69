import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { money } from "../../../../shared/money.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { writeFullCost } from "../../../catalog/components/instalments/credit-notes.tsx";
import type { LenderPageView } from "../../ways-to-pay/paying-view.ts";

/** The terms of a bank line by line, with the day on which they were checked. */
export function LenderFacts({ view }: { view: LenderPageView }) {
	const t = useTranslations("paying.facts");
	const locale = useLocale();
	const { lender, coolingOff, calculator } = view;
	const { min, max } = calculator.terms;
	const limits = { least: formatMoney(lender.limits.least, locale), most: formatMoney(lender.limits.most, locale) };
	const rows = [
		["lender", `${lender.fullName}. ${lender.licence}`],
		["kind", t("kindValue")],
		["term", termText()],
		["limits", t("limitsValue", limits)],
		["overpayment", t("overpaymentValue", { sum: formatMoney(money(0, "RUB"), locale) })],
		["fullCost", t("fullCostValue", writeFullCost(lender, locale))],
		["needs", lender.needs],
		...(coolingOff ? ([["coolingOff", coolingOff.text]] as const) : []),
	] as const;
	const checked = [lender.asOf, coolingOff?.asOf ?? lender.asOf].sort()[0] ?? lender.asOf;
	return (
		<Card aria-labelledby="terms" as="aside" className="paying-facts">
			<h2 className="step-3" id="terms">
				{t("title")}
			</h2>
			<dl>
				{rows.map(([key, value]) => (
					<div key={key}>
						<dt>{t(key)}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p className="muted step--1">
				{t("checked", { date: formatDate(new Date(`${checked}T00:00:00Z`), locale, "UTC") })}
			</p>
		</Card>
	);

	function termText(): string {
		const any = t("termValue", { min, max });
		if (!lender.isOpen || !lender.offered) return any;
		return `${any} ${t("termOffered", { terms: lender.offered.join(", ") })}`;
	}
}
