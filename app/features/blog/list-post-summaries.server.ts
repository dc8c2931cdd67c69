import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { countShownComments } from "./comments/shown-comments.server.ts";
import type { PostSummary } from "./post-summary.ts";

/** What a list and the page of a post both know of it. */
export const SUMMARY_COLUMNS = [
	"post.id",
	"post.slug",
	"post.cover",
	"rubric.slug as rubricSlug",
	"rubric.text as rubricText",
	"postText.title",
	"postText.excerpt",
	"postText.publishAt",
	"postText.minutes",
] as const;

type SummariesQuestion = { readonly ids: readonly string[]; readonly locale: Locale; readonly facts: Facts };

/** Posts as lists show them, by their ids, in the order of the ids. */
export async function listPostSummaries(
	db: Database,
	{ ids, locale, facts }: SummariesQuestion,
): Promise<PostSummary[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("post")
		.innerJoin("postText", (join) => join.onRef("postText.postId", "=", "post.id").on("postText.locale", "=", locale))
		.innerJoin("rubric", "rubric.id", "post.rubricId")
		.where("post.id", "in", [...ids])
		.select([...SUMMARY_COLUMNS, countViews.as("views")])
		.execute();
	const comments = await countShownComments(db, { postIds: ids, locale });
	const cards = new Map(
		rows.map(({ rubricSlug, rubricText, publishAt, ...row }): [string, PostSummary] => [
			row.id,
			quoteFacts(
				{
					...row,
					comments: comments.get(row.id) ?? 0,
					rubric: { slug: rubricSlug, title: rubricText[locale].title },
					publishedAt: publishAt ?? new Date(0),
				},
				facts,
			),
		]),
	);
	return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Of a post in all languages; beside a query of `post`. */
export const countViews = sql<number>`(select coalesce(sum(count), 0)::int from post_view where post_view.post_id = post.id)`;
