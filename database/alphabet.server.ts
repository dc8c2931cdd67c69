import { type Kysely, sql } from "kysely";
import type { Schema } from "./types.ts";

/**
 * What is wrong with the encoding or locale of a database, as a sentence; undefined where it handles Cyrillic capitals and words. Neither
 * can be changed in an existing database.
 */
export async function findWrongAlphabet(db: Kysely<Schema>): Promise<string | undefined> {
	const { rows } = await sql<{ encoding: string; locale: string }>`
		select pg_encoding_to_char(encoding) as encoding, datctype as locale
		from pg_database
		where datname = current_database()`.execute(db);
	const [found] = rows;
	if (!found || (found.encoding === "UTF8" && (await knowsCyrillic(db)))) return undefined;
	return `DATABASE_URL: in a database with encoding ${found.encoding} and locale ${found.locale} Cyrillic words are not found; it needs encoding UTF8 and a locale such as C.UTF-8, en_US.UTF-8 or ru_RU.UTF-8.`;
}

/** Only for UTF8: a database without these letters, such as LATIN1, cannot even read the query. */
async function knowsCyrillic(db: Kysely<Schema>): Promise<boolean> {
	const { rows } = await sql<{ isKnown: boolean }>`
		select lower('ПИТОН'::text) = 'питон' and length(to_tsvector('russian', 'ПИТОН питона')) = 1 as is_known`.execute(
		db,
	);
	return rows[0]?.isKnown ?? false;
}
