import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { knownAmong, type WordSource } from "./known-among.server.ts";
import { isOneLetterOff, spelledName } from "./spellings.ts";

/** Less alike words are other words. `similarity` of pg_trgm, 0 to 1. */
const LEAST_LIKENESS = 0.36;
const SHORTEST_MENDED = 4;
/** So many letters may be too many or missing: forms of a word differ by its end. */
const MOST_LETTERS = 4;

/** So many of the likest words are looked up: a word may stand in drafts alone, or in texts that are gone. */
const MOST_TRIED = 8;

/**
 * The words, with each one that no text contains replaced by the most similar one that some text does; undefined when none could be
 * replaced.
 */
export async function mendWords(
	db: Database,
	words: readonly string[],
	source: WordSource,
): Promise<string[] | undefined> {
	const known = await knownAmong(db, words, source);
	const mended = await Promise.all(words.map((word) => (known.has(word) ? word : nearest(db, word, source))));
	if (mended.some((word) => word === undefined)) return undefined;
	return mended.join(" ") === words.join(" ") ? undefined : (mended as string[]);
}

async function nearest(db: Database, word: string, source: WordSource): Promise<string | undefined> {
	const name = spelledName(word, source.locale);
	if (name) return name;
	if (word.length < SHORTEST_MENDED) return undefined;
	const likest = await listLikest(db, word, source);
	const known = await knownAmong(db, likest, source);
	const candidates = likest.filter((candidate) => known.has(candidate));
	// A long word is more like the half of it than like itself with another letter: «геймдизайнир», «геймдизайн».
	return candidates.find((candidate) => isOneLetterOff(word, candidate)) ?? candidates[0];
}

/** Words of all texts, the likest first. */
async function listLikest(db: Database, word: string, { locale, beside }: WordSource): Promise<string[]> {
	const others = beside?.words ?? [];
	const { rows } = await sql<{ word: string }>`
		select word from (
			select word from post_word where locale = ${locale} union select word from unnest(${[...others]}::text[]) as word
		) as had
		where abs(length(word) - ${word.length}::int) <= ${MOST_LETTERS} and word % ${word}
			and similarity(word, ${word}) >= ${LEAST_LIKENESS}
		order by similarity(word, ${word}) desc, word limit ${MOST_TRIED}`.execute(db);
	return rows.map(({ word: likest }) => likest);
}
