import { type SqlBool, sql } from "kysely";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { byStateNow, stateNow } from "../../../records/text-state.server.ts";
import { inTextRows } from "../../../records/translation.server.ts";
import { isLocale } from "../../../shared/localized.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { postPath } from "../post-summary.ts";
import { type PostDocument, postSchema } from "./post-document.ts";
import { readPosts } from "./read-posts.server.ts";
import { createPost, updatePost } from "./write-post.server.ts";

/** Posts of the blog, with a state of its own for each language. */
export function createPostResource(): Resource<PostDocument> {
	return {
		name: "posts",
		schema: postSchema,
		isContent: true,
		list: POST_LIST,
		translation: inTextRows({ records: sql`post`, texts: "post_text", key: "post_id" }),
		lock: lockRow("post"),
		read: readRows(readPosts),
		create: createPost,
		update: updatePost,
		async remove(transaction, id) {
			const talk = await transaction
				.selectFrom("comment")
				.where("postId", "=", id)
				.select("id")
				.limit(1)
				.executeTakeFirst();
			// Comments carry consents that must be kept: such a post is unpublished instead.
			if (talk) return fail("hasComments");
			await transaction.deleteFrom("post").where("id", "=", id).execute();
			return succeed();
		},
		preview: {
			async path(db, id) {
				const row = await db.selectFrom("post").where("id", "=", id).select("slug").executeTakeFirst();
				return row && postPath(row.slug);
			},
			async publish(transaction, id, locale, now) {
				await transaction
					.updateTable("postText")
					.set({ state: "published", publishAt: sql`least(publish_at, ${now})` })
					.where("postId", "=", id)
					.where("locale", "=", locale)
					.execute();
			},
		},
	};
}

const VIEWS = sql`(select coalesce(sum(count), 0)::int from post_view where post_view.post_id = post.id)`;

const POST_LIST: ListRule = {
	from: sql`post join rubric on rubric.id = post.rubric_id
		left join post_text as ru on ru.post_id = post.id and ru.locale = 'ru'
		left join post_text as en on en.post_id = post.id and en.locale = 'en'`,
	columns: {
		id: sql`post.id`,
		slug: sql`post.slug`,
		cover: sql`post.cover`,
		titleRu: sql`ru.title`,
		titleEn: sql`en.title`,
		rubricRu: sql`rubric.text->'ru'->>'title'`,
		rubricEn: sql`rubric.text->'en'->>'title'`,
		stateRu: stateNow("ru"),
		stateEn: stateNow("en"),
		publishAtRu: sql`ru.publish_at`,
		publishAtEn: sql`en.publish_at`,
		views: VIEWS,
		comments: sql`(select count(*)::int from comment where comment.post_id = post.id and comment.status = 'approved')`,
		updatedAt: sql`post.updated_at`,
	},
	search: [sql`post.slug`, sql`ru.title`, sql`en.title`, sql`ru.excerpt`, sql`en.excerpt`],
	filters: {
		stateRu: byStateNow("ru"),
		stateEn: byStateNow("en"),
		rubric: byRowId(sql`post.rubric_id`),
		author: byRowId(
			(id) => sql<SqlBool>`exists (select 1 from post_author where post_id = post.id and author_id = ${id})`,
		),
		course: byRowId(
			(id) => sql<SqlBool>`exists (select 1 from post_course where post_id = post.id and course_id = ${id})`,
		),
		language: (locale) => (isLocale(locale) ? sql<SqlBool>`${sql.ref(`${locale}.state`)} is not null` : undefined),
	},
	sorts: {
		updatedAt: sql`post.updated_at`,
		titleRu: sql`ru.title collate "und-x-icu"`,
		titleEn: sql`en.title collate "und-x-icu"`,
		publishAtRu: sql`ru.publish_at`,
		publishAtEn: sql`en.publish_at`,
		views: VIEWS,
		slug: sql`post.slug`,
	},
	defaultSort: { by: "updatedAt", order: "desc" },
};
