import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { isVisiblePost, type PostViewer } from "./visible-post.server.ts";

/** A topic in the form in which it is compared: ignoring case, with plain spaces. */
export function tagKey(tag: RawBuilder<string>): RawBuilder<string> {
	return sql<string>`translate(lower(${tag}), chr(160), ' ')`;
}

/** A topic as the posts of a language spell it, however it was typed; undefined when none of them has it. */
export async function findTag(
	db: Database,
	{ tag, ...view }: PostViewer & { tag: string },
): Promise<string | undefined> {
	const { rows } = await sql<{ tag: string | null }>`
		select min(tag) as tag from post_text, unnest(post_text.tags) as tag
		where ${isVisiblePost(view)} and ${tagKey(sql.ref("tag"))} = ${tagKey(sql.val(tag))}`.execute(db);
	return rows[0]?.tag ?? undefined;
}
