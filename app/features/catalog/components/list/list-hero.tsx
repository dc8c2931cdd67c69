import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { ChipLink, Chips } from "../../../../ui/form/chip.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Day } from "../../../../ui/scene/day.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { CourseListView } from "./course-list-view.ts";
import "./list-hero.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { AUDIENCE_PATHS } from "../../audience-paths.ts";

const AUDIENCE_ART = { children: "astronaut-build", adults: "adult-desk" } as const;

/** The compact day hero of a list: where one is, what there is, and the categories of the audience. */
export function ListHero({ list }: { list: CourseListView }) {
	return (
		<Day as="section" className="list-hero" planet={list.planet}>
			<Wrap className="list-hero__grid">
				<div className="list-hero__text">
					<HeroCrumbs list={list} />
					<HeroWords list={list} />
					<CategoryChips list={list} />
				</div>
				{list.category ? (
					<Art className="list-hero__cover" fetchPriority="high" loading="eager" name={list.category.cover} />
				) : (
					<Art
						className="list-hero__art float"
						fetchPriority="high"
						loading="eager"
						name={AUDIENCE_ART[list.audience]}
					/>
				)}
			</Wrap>
		</Day>
	);
}

function HeroCrumbs({ list }: { list: CourseListView }) {
	const t = useTranslations("courses");
	const locale = useLocale();
	const home = { label: t("home"), to: localizePath("/", locale) };
	if (!list.category) return <Crumbs items={[home, { label: t(`${list.audience}.crumb`) }]} />;
	const audience = { label: t(`${list.audience}.crumb`), to: localizePath(AUDIENCE_PATHS[list.audience], locale) };
	return <Crumbs items={[home, audience, { label: list.category.title }]} />;
}

function HeroWords({ list }: { list: CourseListView }) {
	const t = useTranslations("courses");
	if (list.category) {
		return (
			<>
				<h1 className="step-5">{list.category.title}</h1>
				<p className="lead">{list.category.lead}</p>
			</>
		);
	}
	return (
		<>
			<h1 className="step-5">{t.rich(`${list.audience}.title`, richTags)}</h1>
			<p className="lead">{t(`${list.audience}.lead`, list.childAges)}</p>
		</>
	);
}

function CategoryChips({ list }: { list: CourseListView }) {
	const t = useTranslations("courses");
	const locale = useLocale();
	const all = AUDIENCE_PATHS[list.audience];
	return (
		<Chips label={t("categories")} scroll>
			<ChipLink current={list.path === all} to={localizePath(all, locale)}>
				{t(`${list.audience}.all`)}
			</ChipLink>
			{list.categories.map(({ path, title }) => (
				<ChipLink current={path === list.path} key={path} to={localizePath(path, locale)}>
					{title}
				</ChipLink>
			))}
		</Chips>
	);
}
