import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { Stat } from "../../../../ui/stat/stat.tsx";
import { CreditLine } from "../../../catalog/components/card/credit-line.tsx";
import type { CreditView } from "../../../catalog/instalments/describe-credit.ts";
import type { AboutFact } from "./about-view.ts";

type FactsProps = {
	facts: readonly AboutFact[];
	/** Shown wherever the term of instalments is. */
	credit: CreditView;
};

/** Figures of the school, each with the day on which it was last checked. */
export function Facts({ facts, credit }: FactsProps) {
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
			{isSameDay && <FormNote>{t("allAsOf", { date: day([...days][0] ?? "") })}</FormNote>}
			<FormNote>
				<CreditLine credit={credit} />
			</FormNote>
		</section>
	);
}
