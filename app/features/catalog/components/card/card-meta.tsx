import { useLocale } from "use-intl";
import { formatDay } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Meta, type MetaFact } from "../../../../ui/card/meta.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { courseLength } from "../../courses/course-length.ts";
import type { CourseSummary } from "../../courses/course-summary.ts";

/** Age, length, level and the nearest start with its free places. */
export function CardMeta({ card }: { card: CourseSummary }) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	const { ages, months, level, nextStart, status } = card;
	const facts: MetaFact[] = [];
	if (ages) facts.push({ icon: "users-round", text: t("ages", ages) });
	const { unit, count } = courseLength(months);
	facts.push({ icon: "calendar-days", text: t(unit, { count }) });
	facts.push({ icon: "graduation-cap", text: t(`level.${level}`) });
	if (nextStart && status === "published") {
		const { at, zone, seatsFree } = nextStart;
		const text = t("start", { date: formatDay(at, locale, zone), seats: seatsFree });
		facts.push({
			icon: "flag",
			text: (
				<>
					<VisuallyHidden>{t("startLabel")}</VisuallyHidden>
					{text}
				</>
			),
		});
	}
	return <Meta facts={facts} />;
}
