import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { tagKey } from "./find-tag.server.ts";
import { isVisiblePost } from "./visible-post.server.ts";

export type RubricView = {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly posts: number;
};
type View = { readonly locale: Locale; readonly now: Date };

/** The rubrics that have posts in a language, in the order of the school. */
export async function listRubrics(db: Database, view: View): Promise<RubricView[]> {
	const rows = await db
		.selectFrom("rubric")
		.innerJoin("post", "post.rubricId", "rubric.id")
		.innerJoin("postText", "postText.postId", "post.id")
		.where(isVisiblePost(view))
		.groupBy("rubric.id")
		.orderBy("rubric.position")
		.select(({ fn }) => ["rubric.slug", "rubric.text", fn.countAll<string>().as("posts")])
		.execute();
	return rows.map(({ slug, text, posts }) => ({ slug, ...text[view.locale], posts: Number(posts) }));
}

/** Tags of the posts of a language, the most used first. */
export async function listTags(db: Database, { limit, ...view }: View & { limit: number }): Promise<string[]> {
	const { rows } = await sql<{ tag: string }>`
		select min(tag) as tag from post_text, unnest(post_text.tags) as tag where ${isVisiblePost(view)}
		group by ${tagKey(sql.ref("tag"))} order by count(*) desc, min(tag) collate "und-x-icu" limit ${limit}`.execute(db);
	return rows.map(({ tag }) => tag);
}
