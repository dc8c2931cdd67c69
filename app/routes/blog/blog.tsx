import { redirect, useLoaderData } from "react-router";
import { findPresentSlug } from "../../../database/find-present-slug.server.ts";
import { BLOG_PARAMS, type BlogListView, blogPath, readBlogFilters } from "../../features/blog/blog-list-view.ts";
import { BlogScreen } from "../../features/blog/components/list/blog-screen.tsx";
import { getBlogList } from "../../features/blog/get-blog-list.server.ts";
import { listBlogLocales } from "../../features/blog/list-blog-locales.server.ts";
import { nextPostChange, VIEWS_LAG_MS } from "../../features/blog/visible-post.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import type { Locale } from "../../shared/localized.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { type Door, openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/blog";

export const handle: DoorHandle = { cache: { params: BLOG_PARAMS }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, query, lifetime } = door;
	const list = await getBlogList(db, {
		filters: readBlogFilters(query),
		locale,
		now,
		facts,
		zone: settings.hours.zone,
	});
	if (!list) return leaveList(door);
	lifetime.until(await nextPostChange(db, now), new Date(now.getTime() + VIEWS_LAG_MS));
	const locales = await listBlogLocales(db, { rubric: list.rubric?.slug, now });
	return { list, head: describeList(door, list, locales) };
}

async function leaveList({ db, locale, path, query }: Door): Promise<never> {
	const filters = readBlogFilters(query);
	const rubric = filters.rubric && (await findPresentSlug(db, "rubric", filters.rubric));
	if (!rubric) pageNotFound({ path, locale });
	throw redirect(localizePath(blogPath({ ...filters, rubric }), locale), 301);
}

/** `written` holds the languages in which there are posts for the list. */
function describeList(door: Door, list: BlogListView, written: readonly Locale[]) {
	const { locale, settings } = door;
	const t = translatorOf(locale, "blog");
	const school = settings.school[locale];
	const { q: typed, tag, page } = list.filters;
	const crumbs = [
		{ label: t("crumb"), path: "/blog" },
		...(list.rubric ? [{ label: list.rubric.title, path: blogPath({ rubric: list.rubric.slug }) }] : []),
	];
	const title = list.rubric
		? t("seo.rubric", { rubric: list.rubric.title, school })
		: tag
			? t("seo.tag", { tag, school })
			: t("seo.title", { school });
	const onPage = (text: string) => (page > 1 ? t("seo.page", { page, text }) : text);
	return {
		title: onPage(typed ? t("seo.search", { query: typed, school }) : title),
		description: onPage(
			list.rubric?.description ?? (tag ? t("seo.tagDescription", { tag, school }) : t("seo.description")),
		),
		path: blogPath(list.filters),
		// A topic is a word of one language, and each has as many pages as it has posts.
		locales: tag || page > 1 ? [locale] : written,
		noindex: typed !== undefined || list.total === 0 || (tag !== undefined && isThin(list)),
		feed: { path: "/blog/rss.xml", title: t("feed") },
		jsonLd: [crumbsJsonLd(door, ...crumbs)],
	};
}

/** A topic with fewer posts has a page that says little more than they do, and so has one within a rubric. */
const LEAST_OF_TOPIC = 3;

function isThin({ rubric, total }: BlogListView): boolean {
	return rubric !== undefined || total < LEAST_OF_TOPIC;
}

export const meta = metaFromLoader;

export default function BlogDoor() {
	const { list } = useLoaderData<typeof loader>();
	return <BlogScreen list={list} />;
}
