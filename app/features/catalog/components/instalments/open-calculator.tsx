import { useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import type { InstalmentCourse, InstalmentTariff } from "../../instalments/instalment-course.ts";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { PlanSubject } from "../../instalments/plan-instalments.ts";
import { type Calculation, findTariff } from "../../instalments/read-calculation.ts";
import { readSum } from "../../instalments/read-sum.ts";
import { InstalmentCalculator } from "./instalment-calculator.tsx";
import { RadioChips } from "./radio-chips.tsx";
import { useCalculator } from "./use-calculator.ts";
import { useCalculatorErrors } from "./use-calculator-errors.ts";
import { useRestart } from "./use-restart.ts";

export type OpenCalculatorView = {
	readonly courses: readonly InstalmentCourse[];
	readonly lenders: readonly LenderView[];
	readonly terms: InstalmentTerms;
	readonly calculation: Calculation;
};

type OpenCalculatorProps = { view: OpenCalculatorView; action: string };

/** The calculator for any course or a sum of one's own. */
export function OpenCalculator({ view, action }: OpenCalculatorProps) {
	const { courses, calculation: start } = view;
	const controls = useCalculator({ ...view, start });
	const [slug, setSlug] = useState(start.course);
	const [tariffCode, setTariffCode] = useState(start.tariff);
	const [price, setPrice] = useState(start.price);
	useRestart(JSON.stringify(start), () => {
		setSlug(start.course);
		setTariffCode(start.tariff);
		setPrice(start.price);
		controls.setMonths(start.months);
		controls.setLender(start.lender);
	});
	const course = courses.find((item) => item.slug === slug);
	const tariff = course && findTariff(course, tariffCode);
	const sum = controls.lender && readSum(price, controls.lender.limits);
	const own = sum?.ok ? { total: sum.sum } : undefined;
	const errors = useCalculatorErrors({ start, controls, slug, tariffCode, price });
	const subject = course ? subjectOf(course, tariff) : own;
	return (
		<InstalmentCalculator
			action={action}
			asked={start.asked}
			controls={controls}
			shareable
			subject={subject}
			termError={errors.months}
		>
			<CourseField courses={courses} error={errors.course} onChoose={setSlug} slug={slug} />
			<TariffChips course={course} error={errors.tariff} onChoose={setTariffCode} tariff={tariff} />
			<SumField error={errors.price} hidden={course !== undefined} onChange={setPrice} price={price} />
		</InstalmentCalculator>
	);
}

function subjectOf({ slug }: InstalmentCourse, tariff: InstalmentTariff | undefined): PlanSubject | undefined {
	return tariff && { total: tariff.price, course: { slug, tariff: tariff.code } };
}

type CourseFieldProps = {
	courses: readonly InstalmentCourse[];
	slug: string;
	onChoose: (slug: string) => void;
	error: string | undefined;
};

function CourseField({ courses, slug, onChoose, error }: CourseFieldProps) {
	const t = useTranslations("instalments");
	return (
		<Field error={error} label={t("course")}>
			<Select name="course" onChange={(event) => onChoose(event.target.value)} value={slug}>
				<option value="">{t("ownSum")}</option>
				{courses.map((course) => (
					<option key={course.slug} value={course.slug}>
						{course.title}
					</option>
				))}
			</Select>
		</Field>
	);
}

type TariffChipsProps = {
	course: InstalmentCourse | undefined;
	tariff: InstalmentTariff | undefined;
	onChoose: (code: string) => void;
	error: string | undefined;
};

function TariffChips({ course, tariff, onChoose, error }: TariffChipsProps) {
	const t = useTranslations("instalments");
	return (
		<RadioChips
			error={error}
			legend={t("tariff")}
			name="tariff"
			onChoose={onChoose}
			options={(course?.tariffs ?? []).map(({ code, name }) => ({ value: code, label: name }))}
			value={tariff?.code ?? ""}
		/>
	);
}

type SumFieldProps = { price: string; onChange: (price: string) => void; error: string | undefined; hidden: boolean };

/** With script it stands only where no course is chosen; without, always: then the server decides. */
function SumField({ price, onChange, error, hidden }: SumFieldProps) {
	const t = useTranslations("instalments");
	return (
		<div className="calculator__own" data-idle={hidden || undefined}>
			<Field error={error} hint={t("priceHint")} label={t("price")}>
				<Input
					autoComplete="off"
					inputMode="decimal"
					maxLength={40}
					name="price"
					onChange={(event) => onChange(event.target.value)}
					value={price}
				/>
			</Field>
		</div>
	);
}
