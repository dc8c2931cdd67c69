import { useLocale } from "use-intl";
import { formatDay } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { saleLastMoment } from "../../../../shared/sale-last-moment.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { enrolmentOf } from "../../places/enrolment.ts";
import { tariffInstead } from "../../places/tariff-places.ts";

/** The state of enrolment, a running sale with its end, and what comes with the lessons. */
export function HeroBadges({ course, zone }: { course: CourseView; zone: string }) {
	const t = useTranslations("catalog");
	const enrolment = enrolmentOf(course);
	return (
		<Cluster gap={2}>
			{enrolment === "development" && <Badge>{t("hero.inDevelopment")}</Badge>}
			{enrolment === "paused" && <Badge>{t("hero.paused")}</Badge>}
			{enrolment === "full" && <Badge tone="danger">{t("hero.soldOut")}</Badge>}
			{enrolment === "open" && <SaleBadge course={course} zone={zone} />}
			{course.certificate && <Badge icon="award">{t("hero.certificate")}</Badge>}
			<Badge icon="video">{t("hero.recordings")}</Badge>
		</Cluster>
	);
}

/** The sale of the tariff whose price the page leads with. */
function SaleBadge({ course, zone }: { course: CourseView; zone: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { discount, saleUntil } = (tariffInstead(course) ?? course).price;
	if (discount === 0) return null;
	if (!saleUntil) return <Badge tone="hot">{t("hero.sale", { percent: discount })}</Badge>;
	const day = formatDay(saleLastMoment(saleUntil), locale, zone);
	return <Badge tone="hot">{t("hero.saleUntil", { percent: discount, day })}</Badge>;
}
