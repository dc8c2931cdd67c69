import { type Kysely, sql } from "kysely";
import type { Schema } from "./types.ts";

/**
 * What is wrong with the encoding and the locale that a database was made with, as a sentence; undefined where it knows Cyrillic capitals and
 * words. Neither can be changed in a database that is there.
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

/** Not to be asked of another encoding: one without these letters, such as LATIN1, cannot even read the question. */
async function knowsCyrillic(db: Kysely<Schema>): Promise<boolean> {
	const { rows } = await sql<{ isKnown: boolean }>`
		select lower('ПИТОН'::text) = 'питон' and length(to_tsvector('russian', 'ПИТОН питона')) = 1 as is_known`.execute(
		db,
	);
	return rows[0]?.isKnown ?? false;
}
