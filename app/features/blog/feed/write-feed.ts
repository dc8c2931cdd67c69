import { localizePath } from "../../../i18n/locales.ts";
import { escapeMarkup } from "../../../shared/escape-markup.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type PostSummary, postPath } from "../post-summary.ts";

export type FeedHead = {
	readonly title: string;
	readonly description: string;
	readonly locale: Locale;
	/** Without a slash at its end. */
	readonly siteUrl: string;
	/** Of the feed itself, without the language. */
	readonly path: string;
};

/** RSS 2.0: absolute links, dates of RFC 822, and names that stay when an article is renamed, so that readers show it once. */
export function writeFeed(posts: readonly PostSummary[], head: FeedHead): string {
	const address = (path: string) => head.siteUrl + localizePath(path, head.locale);
	const items = posts.map((post) => {
		const url = escapeMarkup(address(postPath(post.slug)));
		return `<item><title>${escapeMarkup(post.title)}</title><link>${url}</link><guid isPermaLink="false">${post.id}-${head.locale}</guid>
<pubDate>${post.publishedAt.toUTCString()}</pubDate><category>${escapeMarkup(post.rubric.title)}</category>
<description>${escapeMarkup(post.excerpt)}</description></item>`;
	});
	const newest = posts[0] ? `<lastBuildDate>${posts[0].publishedAt.toUTCString()}</lastBuildDate>\n` : "";
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeMarkup(head.title)}</title><link>${escapeMarkup(address("/blog"))}</link>
<description>${escapeMarkup(head.description)}</description><language>${head.locale}</language>
<atom:link href="${escapeMarkup(address(head.path))}" rel="self" type="application/rss+xml"/>
${newest}${items.join("\n")}
</channel></rss>
`;
}
