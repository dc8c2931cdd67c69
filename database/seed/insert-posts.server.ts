import { createHash, randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { savePostText } from "../../app/features/blog/save-post-text.server.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import type { Schema } from "../types.ts";
import type { AuthorFile, CommentFile, PostFile, RubricFile } from "./post-file.ts";

type Ids = ReadonlyMap<string, string>;

export type BlogFiles = {
	readonly rubrics: readonly RubricFile[];
	readonly authors: readonly AuthorFile[];
	readonly posts: readonly PostFile[];
	readonly comments: readonly CommentFile[];
};

type Moment = { readonly now: Date; readonly courseIds: Ids };

/** Writes the blog; dates are counted back from `now`. */
export async function insertBlog(db: Transaction<Schema>, files: BlogFiles, { now, courseIds }: Moment): Promise<void> {
	const rubricIds = await insertRubrics(db, files.rubrics);
	const authorIds = await insertAuthors(db, files.authors);
	const postIds = new Map<string, string>();
	for (const post of files.posts) {
		const values = { slug: post.slug, rubricId: required(rubricIds, post.rubric), cover: post.cover };
		const { id } = await db.insertInto("post").values(values).returning("id").executeTakeFirstOrThrow();
		postIds.set(post.slug, id);
		await insertTexts(db, id, { post, now });
	}
	for (const post of files.posts) await insertLinks(db, post, { postIds, authorIds, courseIds });
	for (const comment of files.comments) await insertThread(db, comment, { postIds, now });
}

function required(ids: Ids, slug: string): string {
	const id = ids.get(slug);
	if (!id) throw new Error(`The blog speaks of «${slug}», which the content does not hold`);
	return id;
}

async function insertRubrics(db: Transaction<Schema>, files: readonly RubricFile[]): Promise<Ids> {
	const ids = new Map<string, string>();
	for (const [position, { slug, title, description }] of files.entries()) {
		const text = JSON.stringify({
			ru: { title: title.ru, description: description.ru },
			en: { title: title.en, description: description.en },
		});
		const row = await db
			.insertInto("rubric")
			.values({ slug, position, text })
			.returning("id")
			.executeTakeFirstOrThrow();
		ids.set(slug, row.id);
	}
	return ids;
}

async function insertAuthors(db: Transaction<Schema>, files: readonly AuthorFile[]): Promise<Ids> {
	const ids = new Map<string, string>();
	for (const [position, { slug, avatar, name, role, bio }] of files.entries()) {
		const text = JSON.stringify({
			ru: { name: name.ru, role: role.ru, bio: bio.ru },
			en: { name: name.en, role: role.en, bio: bio.en },
		});
		const values = { slug, position, avatar: `avatar-${avatar}`, text };
		const row = await db.insertInto("author").values(values).returning("id").executeTakeFirstOrThrow();
		ids.set(slug, row.id);
	}
	return ids;
}

async function insertTexts(db: Transaction<Schema>, postId: string, { post, now }: { post: PostFile; now: Date }) {
	for (const locale of LOCALES) {
		const text = post.texts[locale];
		if (!text) continue;
		const { title, excerpt, body, tags, seoTitle = title, seoDescription = excerpt } = text;
		await savePostText(db, {
			postId,
			locale,
			state: "published",
			publishAt: daysBefore(now, post.publishedDaysAgo),
			title,
			excerpt,
			body,
			tags,
			seo: { title: seoTitle, description: seoDescription },
			now,
		});
	}
}

type LinkIds = { readonly postIds: Ids; readonly authorIds: Ids; readonly courseIds: Ids };

async function insertLinks(db: Transaction<Schema>, post: PostFile, { postIds, authorIds, courseIds }: LinkIds) {
	const postId = required(postIds, post.slug);
	for (const [position, slug] of post.authors.entries()) {
		await db
			.insertInto("postAuthor")
			.values({ postId, authorId: required(authorIds, slug), position })
			.execute();
	}
	for (const [position, slug] of post.courses.entries()) {
		await db
			.insertInto("postCourse")
			.values({ postId, courseId: required(courseIds, slug), position })
			.execute();
	}
	for (const [position, slug] of post.related.entries()) {
		await db
			.insertInto("postRelated")
			.values({ postId, relatedId: required(postIds, slug), position })
			.execute();
	}
}

type ThreadMoment = { readonly postIds: Ids; readonly now: Date };

async function insertThread(db: Transaction<Schema>, thread: CommentFile, { postIds, now }: ThreadMoment) {
	const { replies, ...comment } = thread;
	const postId = required(postIds, comment.post);
	const parentId = await insert({ ...comment, staff: false }, null);
	for (const reply of replies) await insert(reply, parentId);

	async function insert(said: CommentFile["replies"][number], parent: string | null): Promise<string> {
		const hash = createHash("sha256").update([postId, parent, said.name, said.text].join("\n")).digest("hex");
		const { id } = await db
			.insertInto("comment")
			.values({
				postId,
				locale: comment.locale,
				parentId: parent,
				name: said.name,
				// A domain reserved by RFC 2606, so that no letter can reach anybody.
				email: said.staff ? null : `${hash.slice(0, 12)}@example.com`,
				text: said.text,
				status: "approved",
				isStaff: said.staff,
				authorId: said.staff ? await authorNamed(said.name) : null,
				unsubscribeToken: randomBytes(24).toString("base64url"),
				contentHash: hash,
				createdAt: daysBefore(now, said.daysAgo),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}

	async function authorNamed(name: string): Promise<string | null> {
		const { rows } = await sql<{ id: string }>`
			select id from author where text -> ${comment.locale}::text ->> 'name' = ${name} limit 1`.execute(db);
		return rows[0]?.id ?? null;
	}
}

function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * DAY_MS);
}
