import { redirect } from "react-router";
import { getAuthorPage } from "../../features/blog/authors/get-author-page.server.ts";
import { authorJsonLd } from "../../features/blog/blog-json-ld.ts";
import { findAuthorRedirect } from "../../features/blog/find-post-redirect.server.ts";
import { authorPath } from "../../features/blog/post-summary.ts";
import { nextPostChange, VIEWS_LAG_MS } from "../../features/blog/visible-post.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { readPageNumber } from "../../shared/page-number.ts";
import { firstSentences } from "../../shared/sentences.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type DoorArgs, openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/** Letters of a description: what search engines show of it. */
const MOST_LETTERS = 180;

/** An author's page. @throws Response 301 to an author who was renamed, 404 when there is none, or none with posts in the language. */
export async function openAuthor(args: DoorArgs, slug: string) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, query, lifetime, site } = door;
	const page = readPageNumber(query);
	const loaded = await getAuthorPage(db, { slug, page, locale, now, facts, zone: settings.hours.zone });
	if (!loaded) {
		const present = await findAuthorRedirect(db, slug);
		if (!present) pageNotFound(door);
		throw redirect(localizePath(present, locale), 301);
	}
	lifetime.until(await nextPostChange(db, now), new Date(now.getTime() + VIEWS_LAG_MS));
	const { view, locales } = loaded;
	const t = translatorOf(locale, "blog");
	const crumbs = crumbsJsonLd(
		door,
		{ label: t("crumb"), path: "/blog" },
		{ label: view.author.name, path: authorPath(slug) },
	);
	const onPage = (text: string) => (page > 1 ? t("seo.page", { page, text }) : text);
	return {
		view,
		head: {
			title: onPage(t("seo.author", { name: view.author.name, role: view.author.role, school: site.siteName })),
			description: onPage(firstSentences(view.author.bio, MOST_LETTERS)),
			path: page > 1 ? `${authorPath(slug)}?page=${page}` : authorPath(slug),
			locales: page > 1 ? [locale] : locales,
			feed: { path: "/blog/rss.xml", title: t("feed") },
			jsonLd: [authorJsonLd(view, site), crumbs],
		},
	};
}
