import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { AUDIENCE_PATHS } from "../../audience-paths.ts";
import type { CourseView } from "../../courses/course-view.ts";
import type { CreditView } from "../../instalments/describe-credit.ts";
import { CardsCredit } from "../card/cards-credit.tsx";
import { CourseCard } from "../course-card.tsx";

/** Where else to fly. */
export function CourseRelated({ course, credit }: { course: CourseView; credit: CreditView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	if (course.related.length === 0) return null;
	const all = (
		<MoreLink to={localizePath(AUDIENCE_PATHS[course.audience], locale)}>{t(`related.${course.audience}`)}</MoreLink>
	);
	return (
		<Section>
			<SectionHead action={all} title={t.rich("related.title", richTags)} />
			<Rail min="lg">
				{course.related.map((card) => (
					<CourseCard card={card} key={card.slug} />
				))}
			</Rail>
			<CardsCredit cards={course.related} credit={credit} />
		</Section>
	);
}
