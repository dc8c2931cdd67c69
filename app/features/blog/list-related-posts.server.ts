import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listPostSummaries } from "./list-post-summaries.server.ts";
import type { PostSummary } from "./post-summary.ts";
import { isVisiblePost } from "./visible-post.server.ts";

type RelatedQuestion = {
	readonly postId: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly limit: number;
	readonly facts: Facts;
};

/** What to read next: what the editor named, then what shares tags or the rubric, then the newest. */
export async function listRelatedPosts(db: Database, question: RelatedQuestion): Promise<PostSummary[]> {
	const { postId, locale, limit, facts } = question;
	const { rows } = await sql<{ id: string }>`
		with this as (select post.rubric_id, post_text.tags from post join post_text on post_text.post_id = post.id
			where post.id = ${postId} and post_text.locale = ${locale})
		select post.id from post
		join post_text on post_text.post_id = post.id cross join this
		left join post_related on post_related.post_id = ${postId} and post_related.related_id = post.id
		where ${isVisiblePost(question)} and post.id <> ${postId}
		order by post_related.position nulls last,
			cardinality(array(select unnest(post_text.tags) intersect select unnest(this.tags))) desc,
			(post.rubric_id = this.rubric_id) desc, post_text.publish_at desc
		limit ${limit}`.execute(db);
	return listPostSummaries(db, { ids: rows.map(({ id }) => id), locale, facts });
}
