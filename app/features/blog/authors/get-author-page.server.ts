import type { Database } from "../../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../../shared/facts.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { listPostSummaries } from "../list-post-summaries.server.ts";
import { findPosts } from "../search/find-posts.server.ts";
import type { AuthorPageView } from "./author-view.ts";

const PAGE_SIZE = 9;

type AuthorQuestion = {
	readonly slug: string;
	readonly page: number;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	readonly zone: string;
};

/** An author with the posts of a language; undefined when there is no such author, page, or post in it. */
export async function getAuthorPage(
	db: Database,
	{ slug, page, locale, now, facts, zone }: AuthorQuestion,
): Promise<{ readonly view: AuthorPageView; readonly locales: Locale[] } | undefined> {
	const row = await db.selectFrom("author").where("slug", "=", slug).select(["avatar", "text"]).executeTakeFirst();
	if (!row) return undefined;
	const offset = (page - 1) * PAGE_SIZE;
	const found = await findPosts(db, { author: slug, locale, now, limit: PAGE_SIZE, offset });
	if (found.ids.length === 0) return undefined;
	const written = await Promise.all(
		LOCALES.map(async (code) => (await findPosts(db, { author: slug, locale: code, now, limit: 1 })).total > 0),
	);
	return {
		view: {
			author: { slug, avatar: row.avatar, ...quoteFacts(row.text[locale], facts) },
			posts: await listPostSummaries(db, { ids: found.ids, locale, facts }),
			total: found.total,
			page,
			pages: Math.ceil(found.total / PAGE_SIZE),
			zone,
		},
		locales: LOCALES.filter((_, index) => written[index]),
	};
}
