import { writeFeed } from "../../features/blog/feed/write-feed.ts";
import { listNewestPosts } from "../../features/blog/list-newest-posts.server.ts";
import { nextPostChange } from "../../features/blog/visible-post.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/feed";

export const handle: DoorHandle = { cache: { params: [] } };

const POSTS = 30;

/** The newest posts of a language for feed readers. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, facts, siteUrl, lifetime } = await openDoor(args);
	const posts = await listNewestPosts(db, { locale, now, facts, limit: POSTS });
	lifetime.until(await nextPostChange(db, now));
	const t = translatorOf(locale, "blog.seo");
	const title = t("title", { school: settings.school[locale] });
	const feed = writeFeed(posts, { title, description: t("description"), locale, siteUrl, path: "/blog/rss.xml" });
	return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
