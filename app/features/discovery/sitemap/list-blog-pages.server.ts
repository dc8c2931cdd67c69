import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { blogPath } from "../../blog/blog-list-view.ts";
import { authorPath, postPath } from "../../blog/post-summary.ts";
import { isVisiblePost } from "../../blog/visible-post.server.ts";
import { latest, type PageVersion } from "./indexed-page.ts";

/** The blog, its rubrics, posts and authors: of each language only those that have something to read in it. */
export async function listBlogPages(db: Database, now: Date): Promise<PageVersion[]> {
	const versions = await Promise.all(LOCALES.map((locale) => listInLanguage(db, locale, now)));
	return versions.flat();
}

async function listInLanguage(db: Database, locale: Locale, now: Date): Promise<PageVersion[]> {
	const posts = await selectPosts(db, locale, now);
	const lists = new Map<string, Date[]>();
	for (const { rubric, authors, changedAt } of posts) {
		for (const path of [blogPath({}), blogPath({ rubric }), ...authors.map(authorPath)]) {
			lists.set(path, [...(lists.get(path) ?? []), changedAt]);
		}
	}
	return [
		...[...lists].map(([path, moments]) => ({ path, locale, changedAt: latest(moments) ?? now })),
		...posts.map(({ slug, changedAt }) => ({ path: postPath(slug), locale, changedAt })),
	];
}

async function selectPosts(db: Database, locale: Locale, now: Date) {
	const rows = await db
		.selectFrom("post")
		.innerJoin("postText", "postText.postId", "post.id")
		.innerJoin("rubric", "rubric.id", "post.rubricId")
		.where(isVisiblePost({ locale, now }))
		.orderBy("postText.publishAt", "desc")
		.select([
			"post.slug",
			"rubric.slug as rubric",
			sql<string[]>`array(select author.slug from post_author join author on author.id = post_author.author_id
				where post_author.post_id = post.id)`.as("authors"),
			// A text that was written ahead of its day is as new as that day.
			sql<Date | string>`greatest(post_text.updated_at, post_text.publish_at)`.as("changedAt"),
		])
		.execute();
	return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
