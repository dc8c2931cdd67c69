import { redirect } from "react-router";
import { postJsonLd } from "../../features/blog/blog-json-ld.ts";
import { blogPath } from "../../features/blog/blog-list-view.ts";
import { countComments } from "../../features/blog/comments/comment-view.ts";
import { findPostRedirect } from "../../features/blog/find-post-redirect.server.ts";
import { getPostPage } from "../../features/blog/get-post-page.server.ts";
import type { PostPageView } from "../../features/blog/post-page-view.ts";
import { postPath } from "../../features/blog/post-summary.ts";
import { describeLenders } from "../../features/checkout/ways-to-pay/describe-lenders.ts";
import { addressPostPicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import type { LoadedHead } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/**
 * An article with what stands around it.
 * @throws Response 301 to the present address of a post that was renamed, 404 when the language has none of that name.
 */
export async function openPost(args: DoorArgs, slug: string) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, query, lifetime, siteUrl } = door;
	const t = translatorOf(locale, "blog");
	const loaded = await getPostPage(db, {
		slug,
		locale,
		now,
		settings,
		facts,
		lenders: describeLenders(door),
		takesForeignCards: door.takesForeignCards,
		tableLabel: t("table"),
		url: siteUrl + localizePath(postPath(slug), locale),
		replyTo: query.get("reply") ?? undefined,
		isWaiting: query.get("comment") === "waiting",
	});
	if (!loaded) return leavePost(door, slug);
	lifetime.until(...loaded.changesAt);
	return { view: loaded.view, head: describeHead(door, loaded.view) };
}

/** What the address asks goes along: whoever has just left a comment there is told that it waits. */
async function leavePost({ db, locale, path, query }: Door, slug: string): Promise<never> {
	const present = await findPostRedirect(db, slug);
	if (!present) pageNotFound({ path, locale });
	throw redirect(localizePath(present, locale) + (query.size > 0 ? `?${query}` : ""), 301);
}

function describeHead(door: Door, { post, comments }: PostPageView): LoadedHead {
	const { locale, facts, site } = door;
	const t = translatorOf(locale, "blog");
	const crumbs = crumbsJsonLd(
		door,
		{ label: t("crumb"), path: "/blog" },
		{ label: post.rubric.title, path: blogPath({ rubric: post.rubric.slug }) },
		{ label: post.title, path: postPath(post.slug) },
	);
	const picture = addressPostPicture(post, { locale, facts });
	const pictured = { ...site, picture: site.siteUrl + localizePath(picture.path, locale) };
	return {
		title: post.seo.title,
		description: post.seo.description,
		path: postPath(post.slug),
		locales: post.locales,
		picture,
		feed: { path: "/blog/rss.xml", title: t("feed") },
		article: {
			publishedAt: post.publishedAt,
			updatedAt: post.updatedAt,
			authors: post.authors.map(({ name }) => name),
			section: post.rubric.title,
			tags: post.tags,
		},
		jsonLd: [postJsonLd(post, countComments(comments), pictured), crumbs],
	};
}
