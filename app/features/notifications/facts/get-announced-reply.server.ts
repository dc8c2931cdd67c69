import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../../shared/facts.ts";
import { isShownComment } from "../../blog/comments/shown-comments.server.ts";
import { isVisiblePost } from "../../blog/visible-post.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf } from "../../settings/site-settings.ts";

/**
 * A reply to a comment with everything its letter says; undefined when there is nothing to write about any more, or nobody to write to: no
 * page shows the reply, or letters to that address are not wanted.
 */
export async function getAnnouncedReply(db: Database, { id, now }: { id: string; now: Date }) {
	const place = await db.selectFrom("comment").where("id", "=", id).select(["postId", "locale"]).executeTakeFirst();
	if (!place || !(await isShownComment(db, { id, ...place }))) return undefined;
	const row = await db
		.selectFrom("comment as reply")
		.innerJoin("comment as parent", "parent.id", "reply.parentId")
		.innerJoin("post", "post.id", "reply.postId")
		.innerJoin("postText", "postText.postId", "post.id")
		.where("reply.id", "=", id)
		.where(isVisiblePost({ locale: place.locale, now }))
		.where(
			sql<SqlBool>`not exists (select 1 from comment as other
				where lower(other.email) = lower(parent.email) and other.unsubscribed_at is not null)`,
		)
		.select([
			"reply.id",
			"reply.locale",
			"reply.name as replier",
			"reply.text",
			"reply.isStaff",
			"parent.name",
			"parent.email",
			"parent.unsubscribeToken",
			"post.slug",
			"postText.title",
		])
		.executeTakeFirst();
	const email = row?.email;
	if (!row || !email) return undefined;
	const settings = await getSiteSettings(db);
	const facts: Facts = factsOf(settings, row.locale);
	return { ...row, email, title: quoteFacts(row.title, facts), settings };
}
