import { useState } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { PlannedCourse } from "../../courses/course-view.ts";
import { InstalmentCalculator } from "../instalments/instalment-calculator.tsx";
import { RadioChips } from "../instalments/radio-chips.tsx";
import { useCalculator } from "../instalments/use-calculator.ts";
import type { CourseTerms } from "./course-terms.ts";

type CalculatorProps = {
	course: PlannedCourse;
	terms: Pick<CourseTerms, "instalments" | "lenders" | "plan" | "takesForeignCards">;
};

/** The calculator of a course: its tariffs, any term, either bank. */
export function CourseCalculator({ course, terms }: CalculatorProps) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	const { plan, lenders } = terms;
	const controls = useCalculator({ terms: terms.instalments, lenders, start: plan });
	const [tariffCode, setTariffCode] = useState(plan.tariffCode);
	const tariff = course.tariffs.find(({ code }) => code === tariffCode) ?? course.tariffs[0];
	if (!tariff) return null;
	const { full } = tariff.price;
	return (
		<InstalmentCalculator
			action={`${course.path}#price`}
			asked={plan.asked}
			controls={controls}
			subject={{ total: tariff.roubles, course: { slug: course.slug, tariff: tariff.code } }}
		>
			<RadioChips
				legend={t("tariff")}
				name="tariff"
				onChoose={setTariffCode}
				options={course.tariffs.map(({ code, name }) => ({ value: code, label: name }))}
				value={tariff.code}
			/>
			{full.currency !== "RUB" && (
				<p className="muted step--1">
					{t("roubles", { price: formatMoney(full, locale), takesForeign: String(terms.takesForeignCards) })}
				</p>
			)}
		</InstalmentCalculator>
	);
}
