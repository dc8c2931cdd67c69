import { redirect } from "react-router";
import type { Audience } from "../../../database/catalog-types.ts";
import { AUDIENCE_PATHS } from "../../features/catalog/audience-paths.ts";
import { findCategoryRedirect } from "../../features/catalog/categories/find-category-redirect.server.ts";
import { type CategoryView, listCategories } from "../../features/catalog/categories/list-categories.server.ts";
import { FILTER_PARAMS, readCourseFilters } from "../../features/catalog/components/list/course-filters.ts";
import { courseListJsonLd } from "../../features/catalog/components/list/list-json-ld.ts";
import { childYears, getCourseList } from "../../features/catalog/courses/get-course-list.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { addressCategoryPicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { quoteFacts } from "../../shared/facts.ts";
import { isOneOf } from "../../shared/is-one-of.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/** Everything that a list of courses shows, for the two routes that lead to one. */
export async function loadCourseList(door: Door, scope: { audience: Audience; category?: CategoryView }) {
	const { db, locale, now, settings, query, lifetime } = door;
	const filters = readCourseFilters(query, scope.audience === "children" ? childYears(settings) : []);
	const [list, form, nextChange] = await Promise.all([
		getCourseList(db, { ...scope, filters, locale, now, settings }),
		getRequestForm(db, { kind: "trial", locale, now, settings }),
		nextCatalogueChange(db, now),
	]);
	lifetime.until(form.validUntil, nextChange);
	return { list, form, head: describeList(door, scope, list) };
}

/** A category by its slug; one that was renamed answers with its new address for ever. */
export async function loadCategoryList(args: DoorArgs, slug: string) {
	const door = await openDoor(args);
	const { db, locale, facts } = door;
	const category = (await listCategories(db, locale)).find((known) => known.slug === slug);
	if (category) return loadCourseList(door, { audience: category.audience, category: quoteFacts(category, facts) });
	const moved = await findCategoryRedirect(db, slug);
	if (!moved) pageNotFound(door);
	throw redirect(localizePath(moved, locale) + filterQuery(door.query), 301);
}

function filterQuery(query: URLSearchParams): string {
	const kept = new URLSearchParams([...query].filter(([name]) => isOneOf(FILTER_PARAMS, name)));
	return kept.size > 0 ? `?${kept}` : "";
}

type Scope = Parameters<typeof loadCourseList>[1];
type List = Awaited<ReturnType<typeof getCourseList>>;

function describeList(door: Door, { audience, category }: Scope, list: List) {
	const { locale, facts, site } = door;
	const t = translatorOf(locale, "courses");
	const crumbs = [
		{ label: t(`${audience}.crumb`), path: AUDIENCE_PATHS[audience] },
		...(category ? [{ label: category.title, path: list.path }] : []),
	];
	const seo = category?.seo ?? {
		title: t(`${audience}.seo.title`, list.childAges),
		description: t(`${audience}.seo.description`),
	};
	return {
		title: seo.title,
		description: seo.description,
		path: list.path,
		locales: list.locales,
		// A category without visible courses has nothing to be found by.
		noindex: category !== undefined && list.total === 0,
		...(category && { picture: addressCategoryPicture(category, { locale, facts }) }),
		jsonLd: [courseListJsonLd(list.courses, site), crumbsJsonLd(door, ...crumbs)],
	};
}
