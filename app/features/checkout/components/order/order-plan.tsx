import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Money, money } from "../../../../shared/money.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import type { OrderPlanView, PlanView } from "../../orders/order-view.ts";
import { creditOf } from "../../orders/told-state.ts";

/** Who lends, how much when, and how the bank's plan differs from the one that was calculated. */
export function OrderPlan({ order, plan, warning }: { order: OrderPageView; plan: OrderPlanView; warning: string }) {
	const t = useTranslations("order");
	const lender = t(`plan.lenders.${plan.lender}`);
	const summarize = useSummary();
	return (
		<Card as="section">
			<h2 className="step-3">{t("plan.title")}</h2>
			<p>{t(plan.isLoan ? "plan.loan" : "plan.noLoan", { lender })}</p>
			<p>
				<b>{summarize(plan.current)}</b>
			</p>
			<p className="muted">{t(`plan.notes.${noteOf(plan, creditOf(order))}`)}</p>
			<PlanDifference plan={plan} />
			<details>
				<summary>{t("plan.dated")}</summary>
				<Schedule plan={plan.current} />
			</details>
			<p className="muted step--1">{warning}</p>
		</Card>
	);
}

function useSummary(): (plan: PlanView) => string {
	const t = useTranslations("order");
	const locale = useLocale();
	return ({ months, monthly, total, last }) => {
		const words = { monthly: formatMoney(monthly, locale), total: formatMoney(total, locale) };
		return last
			? t("plan.uneven", { ...words, count: months - 1, last: formatMoney(last, locale) })
			: t("plan.summary", { ...words, months });
	};
}

/** Whose plan it is and whether anybody pays by it. */
function noteOf({ saidByBank }: OrderPlanView, credit: ReturnType<typeof creditOf>) {
	if (credit === "ended") return "closed";
	if (credit === "refused") return "refused";
	if (saidByBank !== "nothing") return saidByBank === "term" ? "ofTerm" : "ofBank";
	return credit === "open" ? "estimate" : "contract";
}

function PlanDifference({ plan: { difference, calculated } }: { plan: OrderPlanView }) {
	const t = useTranslations("order");
	const locale = useLocale();
	const summarize = useSummary();
	if (!difference) return null;
	const { months, monthly, total } = difference;
	const size = (amount: Money) => formatMoney(money(Math.abs(amount.minor), amount.currency), locale);
	return (
		<div className="order__difference">
			<h3 className="step-1">{t("plan.differenceTitle")}</h3>
			<p>
				{t("plan.difference", {
					term: signWord(months, { above: "longer", below: "shorter" }),
					months: Math.abs(months),
					payment: signWord(monthly.minor, { above: "more", below: "less" }),
					monthly: size(monthly),
					sum: signWord(total.minor, { above: "more", below: "less" }),
					total: size(total),
				})}{" "}
				{t("plan.was", { summary: summarize(calculated) })}
			</p>
		</div>
	);
}

function signWord<Word extends string>(value: number, { above, below }: { above: Word; below: Word }): Word | "same" {
	if (value === 0) return "same";
	return value > 0 ? above : below;
}

function Schedule({ plan }: { plan: PlanView }) {
	const t = useTranslations("order");
	const locale = useLocale();
	return (
		<Table label={t("plan.all")}>
			<thead>
				<tr>
					<th scope="col">{t("plan.number")}</th>
					<th scope="col">{t("plan.on")}</th>
					<th scope="col" data-num="">
						{t("plan.amount")}
					</th>
				</tr>
			</thead>
			<tbody>
				{plan.payments.map(({ on, amount }, index) => (
					<tr key={on}>
						<td>{index + 1}</td>
						<td>{formatDate(new Date(`${on}T00:00:00Z`), locale, "UTC")}</td>
						<td data-num="">{formatMoney(amount, locale)}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
