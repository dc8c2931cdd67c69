import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { longText, optionalRowId } from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { Kept, ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { COMMENT_STATUSES } from "../../../shared/comment-states.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { isLocale } from "../../../shared/localized.ts";
import { fail } from "../../../shared/result.ts";
import { moderateComment } from "../comments/moderate-comment.server.ts";
import { replyAsSchool } from "../comments/reply-as-school.server.ts";
import type { ReplySender } from "../comments/reply-sender.ts";

type CommentDocument = { readonly status: string; readonly text: string };

const replySchema = z.object({ text: longText(2000), authorId: optionalRowId });

/** Comments of the blog as a queue: the oldest that waits comes first. */
export function createCommentResource({ replies }: { replies: ReplySender }): Resource<CommentDocument> {
	const moderate = (status: "approved" | "hidden" | "spam") =>
		defineAction({
			run: (db, { id, now }) => moderateComment(db, { id, status }, { clock: { now: () => now }, replies }),
		});
	return {
		name: "comments",
		// Comments are what their writers said: staff decide on them and answer, and edit none.
		schema: z.object({ status: z.string(), text: z.string() }),
		isContent: false,
		privateFields: ["name", "email", "text", "ip", "agent", "replies"],
		list: COMMENT_LIST,
		lock: lockRow("comment"),
		read: readRows(readComments),
		actions: {
			approve: moderate("approved"),
			hide: moderate("hidden"),
			spam: moderate("spam"),
			reply: defineAction({
				schema: replySchema,
				async run(db, { id, input, now }) {
					const done = await replyAsSchool(db, { ...input, id }, { clock: { now: () => now }, replies });
					return done.ok || done.code !== "unknownAuthor" ? done : fail("unknown", "authorId");
				},
			}),
		},
	};
}

async function readComments(db: Database, ids: readonly string[]): Promise<(CommentDocument & Kept)[]> {
	const { rows } = await sql<CommentDocument & Kept>`
		select comment.id, comment.version, comment.post_id, comment.locale, comment.parent_id, comment.name, comment.email,
			comment.text, comment.status, comment.is_staff, comment.ip, comment.agent, comment.created_at,
			comment.moderated_at, post.slug as post_slug, ${TITLE} as post_title,
			parent.name as parent_name, parent.text as parent_text,
			(select coalesce(json_agg(json_build_object('id', reply.id, 'name', reply.name, 'text', reply.text,
				'isStaff', reply.is_staff, 'status', reply.status) order by reply.created_at), '[]')
				from comment as reply where reply.parent_id = comment.id) as replies
		from ${COMMENTS} where comment.id in (${sql.join(ids)})`.execute(db);
	return rows;
}

const COMMENTS = sql`comment join post on post.id = comment.post_id
	left join post_text on post_text.post_id = comment.post_id and post_text.locale = comment.locale
	left join comment as parent on parent.id = comment.parent_id`;
const TITLE = sql`coalesce(post_text.title, post.slug)`;

const COMMENT_LIST: ListRule = {
	from: COMMENTS,
	columns: {
		id: sql`comment.id`,
		status: sql`comment.status`,
		locale: sql`comment.locale`,
		name: sql`comment.name`,
		email: sql`comment.email`,
		text: sql`comment.text`,
		isStaff: sql`comment.is_staff`,
		postId: sql`comment.post_id`,
		postSlug: sql`post.slug`,
		postTitle: TITLE,
		parentName: sql`parent.name`,
		parentText: sql`parent.text`,
		createdAt: sql`comment.created_at`,
		moderatedAt: sql`comment.moderated_at`,
	},
	csv: { postId: "leftOut" },
	search: [sql`comment.name`, sql`comment.email`, sql`comment.text`, TITLE],
	filters: {
		id: byRowId(sql`comment.id`),
		status: (status) => (isOneOf(COMMENT_STATUSES, status) ? sql<SqlBool>`comment.status = ${status}` : undefined),
		locale: (locale) => (isLocale(locale) ? sql<SqlBool>`comment.locale = ${locale}` : undefined),
		post: byRowId(sql`comment.post_id`),
		isStaff: (value) => sql<SqlBool>`comment.is_staff = ${value === "true"}`,
	},
	sorts: { createdAt: sql`comment.created_at`, status: sql`comment.status`, name: sql`comment.name` },
	defaultSort: { by: "createdAt", order: "desc" },
};
