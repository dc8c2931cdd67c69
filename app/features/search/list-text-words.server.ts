import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { OtherWords } from "../blog/search/known-among.server.ts";
import { textVector } from "../blog/search/search-query.server.ts";
import { knownWords } from "../blog/search/search-words.ts";
import type { SearchedText } from "./find-texts.server.ts";

/** The words of all the texts, each once. */
export async function listTextWords(db: Database, texts: readonly SearchedText[], locale: Locale): Promise<OtherWords> {
	const whole = texts.map(({ title, short, text, calledBy }) => [title, short, text, calledBy].join("\n"));
	const { rows } = await sql<{ stem: string }>`
		select distinct stem.lexeme as stem from unnest(${whole}::text[]) as text,
			unnest(${textVector(sql.ref("text"), locale)}) as stem`.execute(db);
	return { words: knownWords(whole.join("\n")), stems: rows.map(({ stem }) => stem) };
}
