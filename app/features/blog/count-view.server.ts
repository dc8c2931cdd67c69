import { isbot } from "isbot";
import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { isVisiblePost } from "./visible-post.server.ts";

export type SeenPost = {
	readonly slug: string;
	readonly locale: Locale;
	readonly agent: string | undefined;
	readonly now: Date;
};

/** Counts a visit to a post. Robots and posts that do not exist are not counted. */
export async function countView(db: Database, { slug, locale, agent, now }: SeenPost): Promise<void> {
	if (!agent || isbot(agent)) return;
	const day = now.toISOString().slice(0, 10);
	await sql`insert into post_view (post_id, locale, day, count)
		select post.id, ${locale}, ${day}::date, 1 from post join post_text on post_text.post_id = post.id
		where post.slug = ${slug} and ${isVisiblePost({ locale, now })}
		on conflict (post_id, locale, day) do update set count = post_view.count + 1`.execute(db);
}
