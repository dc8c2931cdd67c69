import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { Accordion, AccordionItem } from "../../../../ui/accordion/accordion.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { CourseView, TariffView } from "../../course-view.ts";
import type { Instalment } from "../../instalment-schedule.ts";
import { RequestButton } from "./request-button.tsx";

type PlanProps = {
	course: CourseView;
	tariff: TariffView;
	schedule: readonly Instalment[];
	/** The schedule stands open: somebody asked for it. */
	open: boolean;
};

/** What a plan comes to: each payment, the sum, the dates. */
export function InstalmentPlan({ course, tariff, schedule, open }: PlanProps) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const first = schedule[0];
	const last = schedule.at(-1);
	if (!first || !last) return null;
	const isEven = last.amount.minor === first.amount.minor;
	const amount = formatMoney(first.amount, locale);
	const sum = formatMoney(tariff.price.full, locale);
	return (
		<div className="calculator__plan">
			<div className="calculator__sum">
				<Price now={amount} per={t("calculator.perMonth")} size="xl" />
				<p>
					{isEven
						? t("calculator.even", { count: schedule.length, amount })
						: t("calculator.uneven", { count: schedule.length - 1, amount, last: formatMoney(last.amount, locale) })}
				</p>
				<p>{t("calculator.total", { total: sum })}</p>
				<p className="muted">
					{t("calculator.dates", { first: dayText(first.on, locale), last: dayText(last.on, locale) })}
				</p>
			</div>
			<Accordion>
				<AccordionItem open={open} summary={t("calculator.schedule")}>
					<ScheduleTable schedule={schedule} sum={sum} />
					<p className="step--1">{t("calculator.note")}</p>
				</AccordionItem>
			</Accordion>
			<RequestButton ask={{ kind: "instalment", course: course.slug, tariff: tariff.code }} variant="secondary">
				{t("calculator.apply")}
			</RequestButton>
		</div>
	);
}

function ScheduleTable({ schedule, sum }: { schedule: readonly Instalment[]; sum: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	return (
		<Table label={t("calculator.schedule")}>
			<thead>
				<tr>
					<th scope="col">{t("calculator.number")}</th>
					<th scope="col">{t("calculator.date")}</th>
					<th data-num scope="col">
						{t("calculator.amount")}
					</th>
				</tr>
			</thead>
			<tbody>
				{schedule.map(({ number, on, amount }) => (
					<tr key={number}>
						<td>{number}</td>
						<td>{dayText(on, locale)}</td>
						<td data-num>{formatMoney(amount, locale)}</td>
					</tr>
				))}
				<tr>
					<td />
					<th scope="row">{t("calculator.sum")}</th>
					<td data-num>
						<b>{sum}</b>
					</td>
				</tr>
			</tbody>
		</Table>
	);
}

/** Days of a plan are calendar days, the same in every zone. */
function dayText(day: string, locale: "ru" | "en"): string {
	return formatDate(new Date(`${day}T00:00:00Z`), locale, "UTC");
}
