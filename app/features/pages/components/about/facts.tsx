import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { Stat } from "../../../../ui/stat/stat.tsx";
import type { AboutFact } from "./about-view.ts";

/** Each figure says on which day it was true. */
export function Facts({ facts }: { facts: readonly AboutFact[] }) {
	const t = useTranslations("pages.about");
	const locale = useLocale();
	const day = (date: string) => formatDate(new Date(`${date}T00:00:00Z`), locale, "UTC");
	const days = new Set(facts.map(({ asOf }) => asOf));
	const isSameDay = days.size === 1;
	return (
		<section aria-label={t("facts")} className="about__facts">
			<div className="about__stats">
				{facts.map(({ key, values, asOf }) => (
					<Stat key={key} value={t(`values.${key}`, values)}>
						{t(`labels.${key}`, values)}
						{!isSameDay && <small className="about__as-of">{t("asOf", { date: day(asOf) })}</small>}
					</Stat>
				))}
			</div>
			{isSameDay && <p className="form-note">{t("allAsOf", { date: day([...days][0] ?? "") })}</p>}
		</section>
	);
}
