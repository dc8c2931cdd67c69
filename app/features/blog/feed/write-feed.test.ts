import { expect, test } from "vitest";
import type { PostSummary } from "../post-summary.ts";
import { writeFeed } from "./write-feed.ts";

const post: PostSummary = {
	id: "0199a3c1-0000-7000-8000-000000000001",
	slug: "first-steps",
	title: "A < B & «C»\u0007",
	excerpt: ']]> "quoted"',
	cover: "cover-game",
	rubric: { slug: "news", title: "News" },
	publishedAt: new Date("2026-11-18T09:05:00Z"),
	minutes: 3,
	views: 0,
	comments: 0,
};
const head = {
	title: "Blog",
	description: "All",
	locale: "en",
	siteUrl: "https://school.example",
	path: "/blog/rss.xml",
} as const;

test("a feed names itself and gives absolute links and dates of RFC 822", () => {
	const feed = writeFeed([post], head);
	expect(feed).toContain(
		'<atom:link href="https://school.example/en/blog/rss.xml" rel="self" type="application/rss+xml"/>',
	);
	expect(feed).toContain("<link>https://school.example/en/blog/first-steps</link>");
	expect(feed).toContain("<pubDate>Wed, 18 Nov 2026 09:05:00 GMT</pubDate>");
	expect(feed).toContain("<language>en</language>");
});

test("a renamed article is the same one to readers, and another one in each language", () => {
	const nameOf = (feed: string) => /<guid isPermaLink="false">([^<]+)<\/guid>/.exec(feed)?.[1];
	const name = nameOf(writeFeed([post], head));
	expect(name).toContain(post.id);
	expect(nameOf(writeFeed([{ ...post, slug: "second-steps" }], head))).toBe(name);
	expect(nameOf(writeFeed([post], { ...head, locale: "ru" }))).not.toBe(name);
});

test("what an editor writes cannot break the feed", () => {
	const feed = writeFeed([post], head);
	expect(feed).toContain("<title>A &lt; B &amp; «C»</title>");
	expect(feed).toContain("]]&gt; &quot;quoted&quot;");
});

test("a feed without posts is a feed", () => {
	expect(writeFeed([], head)).toContain("<channel>");
});
