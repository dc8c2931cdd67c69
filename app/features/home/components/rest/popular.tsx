import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Chip } from "../../../../ui/form/chip.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { CreditLine } from "../../../catalog/components/card/credit-line.tsx";
import { CourseCard } from "../../../catalog/components/course-card.tsx";
import type { CreditView } from "../../../catalog/instalments/describe-credit.ts";
import type { PopularView } from "../../home-view.ts";
import { DirectionTile } from "./direction-tile.tsx";
import "./popular.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

type PopularProps = {
	popular: PopularView;
	/** The law wants it beside every monthly price. */
	credit: CreditView | undefined;
};

/** The filter is at this choice when the page opens: a mix of all directions. */
const ALL = 0;

/** The most popular courses. The filter needs no script: `popular.css` shows the cards whose places include the chosen radio button. */
export const Popular = keepPart(function Popular({ popular, credit }: PopularProps) {
	const t = useTranslations("homeRest.popular");
	const locale = useLocale();
	const { cards, directions } = popular;
	const action = (
		<Cluster gap={6}>
			<MoreLink to={localizePath("/children", locale)}>{t("children")}</MoreLink>
			<MoreLink to={localizePath("/basic", locale)}>{t("adults")}</MoreLink>
		</Cluster>
	);
	return (
		<Section id="courses" tone="sunken">
			<SectionHead action={action} title={t.rich("title", richTags)} />
			<div className="home-popular">
				<Filter popular={popular} />
				<Rail min="lg" mostlyHidden>
					{cards.map(({ card, places }) => (
						<div
							className="home-popular__item"
							data-part={places.includes(ALL) ? "" : undefined}
							data-places={places.join(" ")}
							key={card.id}
						>
							<CourseCard card={card} />
						</div>
					))}
					{directions.map((direction, index) => (
						<div className="home-popular__item" data-places={index + 1} key={direction.path}>
							<DirectionTile direction={direction} />
						</div>
					))}
				</Rail>
				<FormNote>{credit && <CreditLine credit={credit} />}</FormNote>
			</div>
		</Section>
	);
});

function Filter({ popular: { directions, hasAdults } }: { popular: PopularView }) {
	const t = useTranslations("homeRest.popular");
	const titles = [t("all"), ...directions.map(({ title }) => title), ...(hasAdults ? [t("forAdults")] : [])];
	return (
		<fieldset>
			<legend className="visually-hidden">{t("filter")}</legend>
			<div className="chips" data-scroll>
				{titles.map((title, index) => (
					<Chip defaultChecked={index === ALL} key={title} name="direction" type="radio" value={index}>
						{title}
					</Chip>
				))}
			</div>
		</fieldset>
	);
}
