import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { tagKey } from "../find-tag.server.ts";
import { isVisiblePost, type PostViewer } from "../visible-post.server.ts";
import { mendWords } from "./mend-words.server.ts";
import { otherLayout } from "./other-layout.ts";
import { asBeginning, dropStopWords, isKnownWord, searchQuery } from "./search-query.server.ts";
import { searchWords } from "./search-words.ts";
import { signNames, writeOut } from "./spellings.ts";
import { switchWords } from "./switch-words.server.ts";

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
	/** What was looked for instead of what was typed: a slip, another layout or a name in words was guessed. */
	readonly mended: string | undefined;
};

/** So many of the newest hits are put in order by how well they match; ranking reads each text, so it must have an end. */
const MOST_RANKED = 240;
/** Of the letters D, C, B, A: body, excerpt, tags, title. */
const WEIGHTS = "{0.1, 0.3, 0.6, 1.0}";

/** Posts of a language, newest first; with a search the best matches first, and a slip forgiven where nothing was found. */
export async function findPosts(db: Database, question: PostQuestion): Promise<FoundPosts> {
	const typed = searchWords(question.typed ?? "");
	if (typed.length === 0) return look(db, question, []);
	const words = await tellingWords(db, typed, question.locale);
	const found = await look(db, question, await openLastWord(db, words, question));
	if (found.total > 0) return found;
	const meant = await guess(db, words, question);
	return meant ? { ...(await look(db, question, meant.words)), mended: meant.said } : found;
}

/** Words that a search goes by: those that say something, each by its full name. */
export async function tellingWords(db: Database, words: readonly string[], locale: Locale): Promise<string[]> {
	return writeOut(await dropStopWords(db, words, locale), locale);
}

type Guess = {
	readonly words: readonly string[];
	/** The same as people read it. */
	readonly said: string;
};

/** What may have been meant by words that nothing was found for; undefined when nobody knows. */
async function guess(db: Database, words: readonly string[], question: PostQuestion): Promise<Guess | undefined> {
	const typed = question.typed ?? "";
	const signed = signNames(typed) ?? signNames(otherLayout(typed) ?? "");
	if (signed) return { words: await tellingWords(db, searchWords(signed), question.locale), said: signed.trim() };
	const switched = await switchWords(db, typed, question);
	const read = switched ? await tellingWords(db, switched, question.locale) : words;
	const meant = (await mendWords(db, read, question)) ?? (switched && read);
	return meant && { words: meant, said: meant.join(" ") };
}

/** The last word may still be being typed. One that texts have as it is stays whole, or «кот» would find «который». */
async function openLastWord(db: Database, words: readonly string[], view: PostViewer): Promise<string[]> {
	const last = words.at(-1) ?? "";
	const isWhole = await isKnownWord(db, last, view);
	return [...words.slice(0, -1), isWhole ? last : asBeginning(last)];
}

async function look(db: Database, question: PostQuestion, words: readonly string[]): Promise<FoundPosts> {
	const { limit, offset = 0, locale } = question;
	const search = words.length > 0 ? searchQuery(words, locale) : undefined;
	const where = conditions(question, search);
	const total = await countPosts(db, where);
	const rows = total === 0 ? [] : await selectIds(db, where, { search, limit, offset });
	return {
		ids: rows.map(({ id }) => id),
		total,
		reachable: search ? Math.min(total, MOST_RANKED) : total,
		words,
		mended: undefined,
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

function conditions({ rubric, tag, author, ...view }: PostQuestion, search: RawBuilder<unknown> | undefined) {
	const all = [isVisiblePost(view)];
	if (search) all.push(sql<SqlBool>`post_text.search @@ ${search}`);
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
