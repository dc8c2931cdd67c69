import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Segmented } from "../../../../ui/form/segmented.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { CreditLine } from "../card/credit-line.tsx";
import { CourseCalculator } from "./course-calculator.tsx";
import type { CourseTerms } from "./course-terms.ts";
import { TariffCard } from "./tariff-card.tsx";
import "../../../../ui/card/tariff.css";
import "./course-tariffs.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The prices: the tariffs, in instalments or at once, and the plan month by month. */
export function CourseTariffs({ course, terms }: { course: CourseView; terms: CourseTerms }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { min, max } = terms.instalments;
	const means = course.audience === "children" ? "tariffs.meansChildren" : "tariffs.meansAdults";
	return (
		<Section id="price">
			<div className="pricing">
				<SectionHead
					action={
						<Segmented
							defaultValue="instalments"
							label={t("tariffs.payment")}
							name="payment"
							options={[
								{ value: "instalments", label: t("tariffs.instalments") },
								{ value: "single", label: t("tariffs.single") },
							]}
						/>
					}
					title={t.rich("tariffs.title", richTags)}
				/>
				<div className="tariffs" data-count={course.tariffs.length} data-parts="">
					{course.tariffs.map((tariff) => (
						<TariffCard course={course} key={tariff.code} tariff={tariff} zone={terms.zone} />
					))}
				</div>
				<Stack className="pricing__notes" gap={2}>
					<p>{t(means, { min, max, tax: terms.taxPercent, takesForeign: String(terms.takesForeignCards) })}</p>
					<p>
						<MoreLink to={localizePath("/oplata", locale)}>{t("tariffs.ways")}</MoreLink>
					</p>
					<p>
						<CreditLine credit={terms.credit} />
					</p>
				</Stack>
			</div>
			<CourseCalculator course={course} key={planKey(terms)} terms={terms} />
		</Section>
	);
}

/** A plan asked for by another address begins anew. */
function planKey({ plan }: CourseTerms): string {
	return [plan.tariffCode, plan.months, plan.lender].join(" ");
}
