import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisiblePost, type PostViewer } from "../visible-post.server.ts";
import { searchQuery } from "./search-query.server.ts";

/** What texts that are searched beside posts consist of. */
export type OtherWords = {
	/** As `knownWords` reads them. */
	readonly words: readonly string[];
	/** As the index has them. */
	readonly stems: readonly string[];
};

/** Where words of a search are looked up: in posts that visitors see, and in the texts that are searched beside them. */
export type WordSource = PostViewer & {
	/** Absent where posts are all that is searched. */
	readonly beside?: OtherWords;
};

/** Those of the words that a visible text in the language contains, in any form. */
export async function knownAmong(
	db: Database,
	words: readonly string[],
	{ beside, ...view }: WordSource,
): Promise<ReadonlySet<string>> {
	const known = await select(
		db,
		{ words, locale: view.locale },
		sql`exists (select 1 from post_text where ${isVisiblePost(view)} and post_text.search @@ asked.query)`,
	);
	const missing = words.filter((word) => !known.has(word));
	if (!beside || missing.length === 0) return known;
	const others = await select(
		db,
		{ words: missing, locale: view.locale },
		sql`array_to_tsvector(${[...beside.stems]}::text[]) @@ asked.query`,
	);
	return new Set([...known, ...others]);
}

async function select(
	db: Database,
	{ words, locale }: { words: readonly string[]; locale: Locale },
	isKnown: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> {
	if (words.length === 0) return new Set();
	const asked = [...new Set(words)].map((word) => sql`(${word}::text, ${searchQuery([word], locale)})`);
	const { rows } = await sql<{ word: string }>`
		select word from (values ${sql.join(asked)}) as asked (word, query) where ${isKnown}`.execute(db);
	return new Set(rows.map(({ word }) => word));
}
