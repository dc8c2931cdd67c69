import type { Audience } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import { type CategoryView, listCategories } from "../categories/list-categories.server.ts";
import { selectCategoryLocales } from "../categories/select-category-locales.server.ts";
import { type CourseFilters, LEVELS, toCourseFilter } from "../components/list/course-filters.ts";
import type { CourseListView, FilterOptions } from "../components/list/course-list-view.ts";
import { priceSteps } from "../components/list/price-steps.ts";
import { describeCredit } from "../instalments/describe-credit.ts";
import { listFaq } from "../list-faq.server.ts";
import { currencyOf } from "../prices/price-tariff.ts";
import type { CourseSummary } from "./course-summary.ts";
import { listCourses } from "./list-courses.server.ts";

type ListQuestion = {
	readonly audience: Audience;
	readonly category?: CategoryView | undefined;
	readonly filters: CourseFilters;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

const AUDIENCE_PLANET = { children: "sun", adults: "neptune" } as const;

/** The courses of an audience or a category under filters, with what the page around them says. */
export async function getCourseList(db: Database, question: ListQuestion): Promise<CourseListView> {
	const { audience, category, filters, locale, now, settings } = question;
	const scope = { audience, category: category?.slug };
	const view = { locale, now, months: settings.facts.instalment_default.value };
	const facts = factsOf(settings, locale);
	const [all, courses, categories, localesOf, faq] = await Promise.all([
		listCourses(db, scope, view),
		listCourses(db, { ...toCourseFilter(filters), ...scope }, view),
		listCategories(db, locale, audience),
		selectCategoryLocales(db, now),
		listFaq(db, { page: audiencePage(audience), locale, facts }),
	]);
	const list: CourseListView = {
		path: category ? `/${category.slug}` : `/${audiencePage(audience)}`,
		audience,
		category: category && {
			slug: category.slug,
			title: category.title,
			lead: category.lead,
			cover: category.cover,
		},
		planet: category?.planet ?? AUDIENCE_PLANET[audience],
		...describeCategories(categories, localesOf, question),
		filters,
		options: listOptions(all, question),
		courses,
		total: all.length,
		faq,
		childAges: { from: settings.facts.age_min.value, to: settings.facts.age_max.value },
		trialMinutes: settings.trial_minutes,
		credit: describeCredit(settings, locale),
	};
	return quoteFacts(list, facts);
}

/** Links to the categories that have a course to see, the one at hand among them, and the languages in which that one has. */
function describeCategories(
	categories: readonly CategoryView[],
	localesOf: (slug: string) => readonly Locale[],
	{ category, locale }: Pick<ListQuestion, "category" | "locale">,
): Pick<CourseListView, "categories" | "locales"> {
	return {
		categories: categories
			.filter(({ slug }) => slug === category?.slug || localesOf(slug).includes(locale))
			.map(({ slug, menu }) => ({ path: `/${slug}`, title: menu })),
		locales: category ? LOCALES.filter((one) => one === locale || localesOf(category.slug).includes(one)) : LOCALES,
	};
}

/** Years that a parent may name: those the school teaches at. */
export function childYears({ facts }: SiteSettings): number[] {
	const { age_min, age_max } = facts;
	return Array.from({ length: age_max.value - age_min.value + 1 }, (_, index) => age_min.value + index);
}

function audiencePage(audience: Audience): "children" | "basic" {
	return audience === "children" ? "children" : "basic";
}

function listOptions(all: readonly CourseSummary[], question: ListQuestion): FilterOptions {
	const { audience, filters, locale, settings } = question;
	const levels = new Set(all.map(({ level }) => level));
	if (filters.level) levels.add(filters.level);
	const prices = all.map(({ price }) => price.full.minor / 100);
	return {
		ages: audience === "children" ? childYears(settings) : [],
		levels: LEVELS.filter((level) => levels.has(level)),
		prices: priceSteps(prices, filters.price),
		currency: currencyOf(locale),
	};
}
