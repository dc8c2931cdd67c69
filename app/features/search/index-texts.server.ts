import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { OtherWords } from "../blog/search/known-among.server.ts";
import { textVector } from "../blog/search/search-query.server.ts";
import { knownWords } from "../blog/search/search-words.ts";
import { type SearchedText, wholeText } from "./searched-text.ts";

/** What a search needs of texts that no table keeps an index of. */
export type TextIndex = {
	/** A tsvector of each text, written out, in their order. */
	readonly vectors: readonly string[];
	/** The words of all of them, each once. */
	readonly words: OtherWords;
};

type Indexed = { readonly texts: readonly SearchedText[]; readonly index: Promise<TextIndex> };

const kept = new Map<Locale, Indexed>();

/** The index of all texts of a language, kept until one of them changes: making it takes far longer than any search. */
export function indexTexts(db: Database, texts: readonly SearchedText[], locale: Locale): Promise<TextIndex> {
	const known = kept.get(locale);
	if (known && isDeepStrictEqual(known.texts, texts)) return known.index;
	const made: Indexed = { texts, index: makeIndex(db, texts, locale) };
	kept.set(locale, made);
	made.index.catch(() => kept.get(locale) === made && kept.delete(locale));
	return made.index;
}

async function makeIndex(db: Database, texts: readonly SearchedText[], locale: Locale): Promise<TextIndex> {
	const column = (read: (text: SearchedText) => string) => sql`${texts.map(read)}::text[]`;
	const weighed = (name: string, weight: string) =>
		sql`setweight(${textVector(sql.ref(name), locale)}, ${sql.lit(weight)})`;
	const { rows } = await sql<{ vector: string; stems: string[] }>`
		select search::text as vector, tsvector_to_array(search) as stems from (
			select place, ${weighed("title", "A")} || ${weighed("short", "C")} || ${weighed("text", "D")} || ${weighed("called_by", "D")} as search
			from unnest(${column(({ title }) => title)}, ${column(({ short }) => short)}, ${column(({ text }) => text)},
				${column(({ calledBy }) => calledBy)}) with ordinality as texts (title, short, text, called_by, place)
		) as indexed order by place`.execute(db);
	return {
		vectors: rows.map(({ vector }) => vector),
		words: {
			words: knownWords(texts.map(wholeText).join("\n")),
			stems: [...new Set(rows.flatMap(({ stems }) => stems))],
		},
	};
}
