import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Accordion, AccordionItem } from "../../../../ui/accordion/accordion.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { InstalmentPlan } from "../../instalments/plan-instalments.ts";
import { PlanPayments } from "./plan-payments.tsx";

type PlanProps = {
	plan: InstalmentPlan;
	lender: LenderView | undefined;
	/** What the parts sum up to. */
	sum: "course" | "typed" | "order";
	/** The schedule stands open: somebody asked for it. */
	open: boolean;
};

/** A plan in figures: each payment, the sum, the dates, which bank lends, and what it costs. */
export function PlanSummary({ plan, lender, sum, open }: PlanProps) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	const first = plan.schedule[0];
	const last = plan.schedule.at(-1);
	if (!first || !last) return null;
	return (
		<>
			<div className="calculator__sum">
				<Price now={formatMoney(first.amount, locale)} per={t("perMonth")} size="xl" />
				{/* The total of an order says it for both. */}
				<p role={sum === "order" ? undefined : "status"}>
					<PlanPayments plan={plan} />
				</p>
				<p>{t(`total.${sum}`, { total: formatMoney(plan.total, locale) })}</p>
				<p className="muted">{t("dates", { first: dayText(first.on, locale), last: dayText(last.on, locale) })}</p>
			</div>
			{lender && <PlanFacts lender={lender} plan={plan} />}
			<Accordion>
				<AccordionItem open={open} summary={t("schedule")}>
					<ScheduleTable plan={plan} />
					<p className="step--1">{t("note")}</p>
				</AccordionItem>
			</Accordion>
		</>
	);
}

function PlanFacts({ plan, lender }: { plan: InstalmentPlan; lender: LenderView }) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	return (
		<dl className="calculator__facts">
			<div>
				<dt>{t("lender")}</dt>
				<dd>{lender.fullName}</dd>
			</div>
			<div>
				<dt>{t("kind")}</dt>
				<dd>{t(plan.isLoan ? "loan" : "service")}</dd>
			</div>
			<div>
				<dt>{t("overpayment")}</dt>
				<dd>{t("overpaymentValue", { sum: formatMoney(plan.overpayment, locale) })}</dd>
			</div>
		</dl>
	);
}

function ScheduleTable({ plan }: { plan: InstalmentPlan }) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	return (
		<Table label={t("schedule")}>
			<thead>
				<tr>
					<th scope="col">{t("number")}</th>
					<th scope="col">{t("date")}</th>
					<th data-num scope="col">
						{t("amount")}
					</th>
				</tr>
			</thead>
			<tbody>
				{plan.schedule.map(({ number, on, amount }) => (
					<tr key={number}>
						<td>{number}</td>
						<td>{dayText(on, locale)}</td>
						<td data-num>{formatMoney(amount, locale)}</td>
					</tr>
				))}
				<tr>
					<td />
					<th scope="row">{t("sum")}</th>
					<td data-num>
						<b>{formatMoney(plan.total, locale)}</b>
					</td>
				</tr>
			</tbody>
		</Table>
	);
}

/** Days of a plan are calendar days, the same in every zone. */
export function dayText(day: string, locale: Locale): string {
	return formatDate(new Date(`${day}T00:00:00Z`), locale, "UTC");
}
