import { useState } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Chip } from "../../../../ui/form/chip.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";
import { Range } from "../../../../ui/form/range.tsx";
import type { CourseView } from "../../course-view.ts";
import { scheduleInstalments } from "../../instalment-schedule.ts";
import type { CourseTerms } from "./course-terms.ts";
import { InstalmentPlan } from "./instalment-plan.tsx";
import "./instalment-calculator.css";

type CalculatorProps = { course: CourseView; terms: CourseTerms };

/** A plan for any term the school offers. Without script the form asks the server; with it the plan follows the slider. */
export function InstalmentCalculator({ course, terms }: CalculatorProps) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { instalments, plan } = terms;
	const [months, setMonths] = useState(plan.months);
	const [tariffCode, setTariffCode] = useState(plan.tariffCode);
	const tariff = course.tariffs.find(({ code }) => code === tariffCode) ?? course.tariffs[0];
	if (!tariff) return null;
	const schedule = scheduleInstalments(tariff.price.full, months, instalments.today);
	return (
		<Card aria-labelledby="calculator" as="section" className="calculator">
			<Form
				action={`${localizePath(course.path, locale)}#price`}
				className="calculator__form"
				method="get"
				preventScrollReset
			>
				<h3 id="calculator">{t("calculator.title")}</h3>
				{course.tariffs.length > 1 && <TariffChips course={course} onChoose={setTariffCode} tariffCode={tariff.code} />}
				<Field label={t("calculator.term", { months })}>
					<Range
						aria-valuetext={t("count.months", { count: months })}
						max={instalments.max}
						min={instalments.min}
						name="months"
						onChange={setMonths}
						scale={marks(instalments)}
						value={months}
					/>
				</Field>
				<div className="calculator__ask">
					<Button variant="secondary">{t("calculator.calculate")}</Button>
				</div>
			</Form>
			<InstalmentPlan course={course} open={plan.asked} schedule={schedule} tariff={tariff} />
			<p className="calculator__terms muted step--1">
				<b>{instalments.creditWarning}.</b> {instalments.creditTerms}
			</p>
		</Card>
	);
}

type TariffChipsProps = { course: CourseView; tariffCode: string; onChoose: (code: string) => void };

function TariffChips({ course, tariffCode, onChoose }: TariffChipsProps) {
	const t = useTranslations("catalog");
	return (
		<FieldGroup arrange="chips" legend={t("calculator.tariff")}>
			{course.tariffs.map(({ code, name }) => (
				<Chip
					checked={code === tariffCode}
					key={code}
					name="tariff"
					onChange={() => onChoose(code)}
					type="radio"
					value={code}
				>
					{name}
				</Chip>
			))}
		</FieldGroup>
	);
}

/** Four evenly spread marks; the bounds are among them. */
function marks({ min, max }: { min: number; max: number }): number[] {
	return [0, 1, 2, 3].map((step) => Math.round(min + ((max - min) * step) / 3));
}
