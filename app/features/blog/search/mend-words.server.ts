import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { PostViewer } from "../visible-post.server.ts";
import { isKnownWord } from "./search-query.server.ts";
import { spelledName } from "./spellings.ts";

/** Less alike words are other words. `similarity` of pg_trgm, 0 to 1. */
const LEAST_LIKENESS = 0.36;
const SHORTEST_MENDED = 4;
/** So many letters may be too many or missing: forms of a word differ by its end. */
const MOST_LETTERS = 4;

/** So many of the likest words are looked up: a word may stand in drafts alone, or in texts that are gone. */
const MOST_TRIED = 8;

/** Words with each one that no text has replaced by the likest that some text has; undefined when none could be. */
export async function mendWords(
	db: Database,
	words: readonly string[],
	view: PostViewer,
): Promise<string[] | undefined> {
	const mended = await Promise.all(
		words.map(async (word) => ((await isKnownWord(db, word, view)) ? word : nearest(db, word, view))),
	);
	if (mended.some((word) => word === undefined)) return undefined;
	return mended.join(" ") === words.join(" ") ? undefined : (mended as string[]);
}

async function nearest(db: Database, word: string, view: PostViewer): Promise<string | undefined> {
	const name = spelledName(word, view.locale);
	if (name) return name;
	if (word.length < SHORTEST_MENDED) return undefined;
	const likeness = sql<number>`similarity(word, ${word})`;
	const likest = await db
		.selectFrom("postWord")
		.where("locale", "=", view.locale)
		// Cheap, so it stands before what is not.
		.where(sql<SqlBool>`abs(length(word) - ${word.length}::int) <= ${MOST_LETTERS}`)
		.where(sql<SqlBool>`word % ${word}`)
		.where(likeness, ">=", LEAST_LIKENESS)
		.orderBy(likeness, "desc")
		.orderBy("word")
		.select("word")
		.limit(MOST_TRIED)
		.execute();
	for (const { word: candidate } of likest) {
		if (await isKnownWord(db, candidate, view)) return candidate;
	}
	return undefined;
}
