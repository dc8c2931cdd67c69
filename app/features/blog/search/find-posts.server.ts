import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { tagKey } from "../find-tag.server.ts";
import { isVisiblePost, type PostViewer } from "../visible-post.server.ts";
import { findMeant, type Mended } from "./find-meant.server.ts";
import { hasOwnForms, searchQuery } from "./search-query.server.ts";
import { searchWords } from "./search-words.ts";

export type PostQuestion = PostViewer & {
	/** What was typed into the search. */
	readonly typed?: string | undefined;
	/** Slug of a rubric. */
	readonly rubric?: string | undefined;
	readonly tag?: string | undefined;
	/** Slug of an author. */
	readonly author?: string | undefined;
	readonly limit: number;
	readonly offset?: number;
};

export type FoundPosts = {
	/** In the order of the list. */
	readonly ids: readonly string[];
	readonly total: number;
	/** How many of them a list can be paged through. */
	readonly reachable: number;
	/** What was looked for in the end; empty without a search. */
	readonly words: readonly string[];
};

/** So many of the newest hits are put in order by how well they match; ranking reads each text, so it must have an end. */
const MOST_RANKED = 240;
/** Of the letters D, C, B, A: body, excerpt, tags, title. */
const WEIGHTS = "{0.1, 0.3, 0.6, 1.0}";
/** Everything that is indexed of a post. */
const WHOLE_TEXT = sql`concat_ws(' ', post_text.title, join_words(post_text.tags), post_text.excerpt, post_text.plain)`;

/** Posts of a language, newest first; with a search the best matches first, and a slip forgiven where nothing was found. */
export async function findPosts(db: Database, question: PostQuestion): Promise<FoundPosts & Mended> {
	const { typed = "", locale, now } = question;
	const look = (words: readonly string[]) => findPostsWith(db, question, words);
	if (searchWords(typed).length === 0) return { ...(await look([])), mended: undefined };
	return findMeant(db, { typed, source: { locale, now } }, look);
}

/** Finds posts by words that are looked for as they are, whole or as beginnings, without guessing at slips. Without words, every post. */
export async function findPostsWith(
	db: Database,
	question: Omit<PostQuestion, "typed">,
	words: readonly string[],
): Promise<FoundPosts> {
	const { limit, offset = 0, locale } = question;
	const search = words.length > 0 ? searchQuery(words, locale) : undefined;
	const matches = search
		? [sql<SqlBool>`post_text.search @@ ${search}`, ...hasOwnForms(WHOLE_TEXT, { words, locale })]
		: [];
	const where = conditions(question, matches);
	const total = await countPosts(db, where);
	const rows = total === 0 ? [] : await selectIds(db, where, { search, limit, offset });
	return {
		ids: rows.map(({ id }) => id),
		total,
		reachable: search ? Math.min(total, MOST_RANKED) : total,
		words,
	};
}

type Page = { search: RawBuilder<unknown> | undefined; limit: number; offset: number };

async function selectIds(db: Database, where: RawBuilder<SqlBool>, { search, limit, offset }: Page) {
	const newest = sql`select post_id, publish_at, search from post_text where ${where} order by publish_at desc, post_id`;
	const { rows } = search
		? await sql<{ id: string }>`
			select post_id as id from (${newest} limit ${MOST_RANKED}) as hit
			order by ts_rank(${WEIGHTS}::float4[], search, ${search}) desc, publish_at desc, post_id
			limit ${limit} offset ${offset}`.execute(db)
		: await sql<{ id: string }>`
			select post_id as id from post_text where ${where} order by publish_at desc, post_id
			limit ${limit} offset ${offset}`.execute(db);
	return rows;
}

async function countPosts(db: Database, where: RawBuilder<SqlBool>): Promise<number> {
	const { rows } = await sql<{ total: number }>`select count(*)::int as total from post_text where ${where}`.execute(
		db,
	);
	return rows[0]?.total ?? 0;
}

function conditions({ rubric, tag, author, ...view }: PostQuestion, matches: readonly RawBuilder<SqlBool>[]) {
	const all = [isVisiblePost(view), ...matches];
	if (rubric) {
		all.push(sql<SqlBool>`post_text.post_id in (select post.id from post join rubric on rubric.id = post.rubric_id
			where rubric.slug = ${rubric})`);
	}
	if (tag) {
		all.push(sql<SqlBool>`exists (select 1 from unnest(post_text.tags) as tag
			where ${tagKey(sql.ref("tag"))} = ${tagKey(sql.val(tag))})`);
	}
	if (author) {
		all.push(sql<SqlBool>`post_text.post_id in (select post_author.post_id from post_author
			join author on author.id = post_author.author_id where author.slug = ${author})`);
	}
	return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
