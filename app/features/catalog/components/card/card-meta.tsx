import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../../../i18n/format.ts";
import { Meta, type MetaFact } from "../../../../ui/card/meta.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { CourseCard } from "../../course-card.ts";

const WEEKS_A_MONTH = 52 / 12;

/** Age, length, level and the nearest start with its free places. */
export function CardMeta({ card }: { card: CourseCard }) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	const { ages, months, level, nextStart, status } = card;
	const facts: MetaFact[] = [];
	if (ages) facts.push({ icon: "users-round", text: t("ages", ages) });
	const weeks = Math.round(months * WEEKS_A_MONTH);
	facts.push({
		icon: "calendar-days",
		text: months < 1 ? t("weeks", { count: weeks }) : t("months", { count: months }),
	});
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
