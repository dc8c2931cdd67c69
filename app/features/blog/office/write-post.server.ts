import { sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { isSlugTaken } from "../../../records/is-slug-taken.server.ts";
import { renameSlug } from "../../../records/rename-slug.server.ts";
import type { Acting } from "../../../records/resource.ts";
import { settleState } from "../../../records/text-state.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { fail, type Refusal, type Result, succeed } from "../../../shared/result.ts";
import { savePostText } from "../save-post-text.server.ts";
import type { PostDocument, PostTextDocument } from "./post-document.ts";

type Db = Transaction<Schema>;

export async function createPost(db: Db, input: PostDocument, acting: Acting): Promise<Result<string>> {
	const refusal = await checkPost(db, input);
	if (refusal) return refusal;
	const { id } = await db
		.insertInto("post")
		.values({ slug: input.slug, rubricId: input.rubric, cover: input.cover })
		.returning("id")
		.executeTakeFirstOrThrow();
	await writePostLinks(db, id, input);
	await writePostTexts(db, id, input, acting);
	return succeed(id);
}

type PostChange = { readonly id: string; readonly input: PostDocument };

/** Writes the document over the post; a new slug leaves a way from the old one. */
export async function updatePost(db: Db, { id, input }: PostChange, acting: Acting): Promise<Result<undefined>> {
	const refusal = await checkPost(db, input, id);
	if (refusal) return refusal;
	const { slug } = await db.selectFrom("post").where("id", "=", id).select("slug").executeTakeFirstOrThrow();
	await renameSlug(db, { kind: "post", from: slug, to: input.slug });
	const { now } = acting;
	await db
		.updateTable("post")
		.set({ slug: input.slug, rubricId: input.rubric, cover: input.cover, ...raised(now) })
		.where("id", "=", id)
		.execute();
	await writePostLinks(db, id, input);
	await writePostTexts(db, id, input, acting);
	return succeed();
}

/** What a document may not say, beyond its schema: a name that is taken, a link to nothing. */
async function checkPost(db: Db, input: PostDocument, id?: string): Promise<Refusal | undefined> {
	const { slug, rubric, authors, courses, related } = input;
	if (await isSlugTaken(db, "post", { slug, id })) return fail("taken", "slug");
	if (id && related.includes(id)) return fail("itself", "related");
	const links = { rubric: [rubric], author: authors, course: courses, post: related };
	const fields = { rubric: "rubric", author: "authors", course: "courses", post: "related" } as const;
	for (const table of ["rubric", "author", "course", "post"] as const) {
		if (!(await areThere(db, table, links[table]))) return fail("unknown", fields[table]);
	}
	return undefined;
}

async function areThere(db: Db, table: string, ids: readonly string[]): Promise<boolean> {
	if (ids.length === 0) return true;
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
	return rows[0]?.count === ids.length;
}

/** Writes authors, courses and related posts in the order of the document. */
async function writePostLinks(db: Db, id: string, { authors, courses, related }: PostDocument): Promise<void> {
	const links = [
		["post_author", "author_id", authors],
		["post_course", "course_id", courses],
		["post_related", "related_id", related],
	] as const;
	for (const [table, column, ids] of links) {
		await sql`delete from ${sql.table(table)} where post_id = ${id}`.execute(db);
		for (const [position, linked] of ids.entries()) {
			await sql`insert into ${sql.table(table)} (post_id, ${sql.ref(column)}, position)
				values (${id}, ${linked}, ${position})`.execute(db);
		}
	}
}

/** Writes the texts that changed; the others keep their time, by which readers and the board of translations tell news. */
async function writePostTexts(db: Db, id: string, input: PostDocument, { now }: Acting): Promise<void> {
	for (const locale of LOCALES) {
		const text = input.texts[locale];
		if (text) await writeText(db, { id, locale, text, now });
		else await db.deleteFrom("postText").where("postId", "=", id).where("locale", "=", locale).execute();
	}
}

type Writing = { readonly id: string; readonly locale: Locale; readonly text: PostTextDocument; readonly now: Date };

async function writeText(db: Db, { id, locale, text, now }: Writing): Promise<void> {
	const kept = await db
		.selectFrom("postText")
		.where("postId", "=", id)
		.where("locale", "=", locale)
		.select(["state", "publishAt", "title", "excerpt", "body", "tags", "seo"])
		.executeTakeFirst();
	const { title, excerpt, body, tags } = text;
	const seo = { title: text.seo.title ?? title, description: text.seo.description ?? excerpt };
	const next = { ...settleState(text, kept, now), title, excerpt, body, tags, seo };
	if (kept && sign(kept) === sign(next)) return;
	await savePostText(db, { postId: id, locale, ...next, now });
}

/** A text as one string: two texts with the same one differ in nothing that is kept. */
function sign(text: Pick<PostTextDocument, "title" | "excerpt" | "body" | "tags"> & Record<string, unknown>): string {
	const { state, publishAt, title, excerpt, body, tags, seo } = text;
	const { title: seoTitle, description } = seo as { title: string; description: string };
	return JSON.stringify([state, publishAt, title, excerpt, body, tags, seoTitle, description]);
}
