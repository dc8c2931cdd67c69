import { useLocale } from "use-intl";
import { formatNumber } from "../../../../../i18n/format.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import type { ComparedCourse } from "./comparison-view.ts";

/** Whom the course will disappoint: read off its own bounds, and what must be there before the first lesson. */
export function NotFor({ course }: { course: ComparedCourse }) {
	const t = useTranslations("courses.comparison.notFor");
	const locale = useLocale();
	const { ages, level, weeklyHours, prerequisites } = course;
	return (
		<>
			<ul className="compare__list">
				{ages && <li>{t("ages", ages)}</li>}
				{level !== "beginner" && <li>{t("level")}</li>}
				<li>{t("hours", { hours: formatNumber(weeklyHours, locale), count: weeklyHours })}</li>
			</ul>
			<p className="compare__needs">
				<b>{t("needs")}</b> {prerequisites}
			</p>
		</>
	);
}
