import { useLocale } from "use-intl";
import { formatDay } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { saleLastMoment } from "../../../../shared/sale-last-moment.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import type { CourseSummary } from "../../courses/course-summary.ts";
import { useSchoolZone } from "./use-school-zone.ts";

/** The one thing to know at a glance: that the course is not to be had now, or that it is cheaper and until when. */
export function CardBadge({ card }: { card: CourseSummary }) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	const zone = useSchoolZone();
	if (card.status === "in_development") return <Badge tone="info">{t("inDevelopment")}</Badge>;
	if (card.status === "on_pause") return <Badge tone="warn">{t("onPause")}</Badge>;
	if (card.isSoldOut) return <Badge tone="danger">{t("soldOut")}</Badge>;
	const { discount, saleUntil } = card.price;
	if (discount === 0) return null;
	if (!saleUntil) return <Badge tone="hot">{t("saleOpen", { percent: discount })}</Badge>;
	return (
		<Badge tone="hot">
			{t("sale", { percent: discount, date: formatDay(saleLastMoment(saleUntil), locale, zone) })}
		</Badge>
	);
}
