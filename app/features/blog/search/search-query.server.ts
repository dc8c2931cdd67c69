import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { ownForms, sisterStems } from "./sister-stems.ts";

/** The configuration that texts are indexed with (migration 0003), and the one that knows which words say nothing. */
const CONFIGURATIONS = {
	ru: { index: "school_ru", stops: "russian" },
	en: { index: "school_en", stops: "english" },
} as const;

/** The configuration of a language as a piece of SQL. It is written into the query as it is, for it is one of our two names and no input. */
export function textConfiguration(locale: Locale): RawBuilder<unknown> {
	return sql.raw(`'${CONFIGURATIONS[locale].index}'::regconfig`);
}

/** A tsvector of a text that posts do not have: indexed as theirs are. */
export function textVector(text: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
	return sql`to_tsvector(${textConfiguration(locale)}, translate(${text}, 'ёЁ', 'еЕ'))`;
}

/** A word that is a beginning: it may still be being typed. */
const BEGINNING = "*";
/** Every text has some word that begins with any single letter. */
const SHORTEST_BEGINNING = 2;

/** Marks a word as a beginning for {@link searchQuery}; a single letter («C» of C#) stays whole. */
export function asBeginning(word: string): string {
	return word.length < SHORTEST_BEGINNING ? word : word + BEGINNING;
}

/** A tsquery for all the words in any of their forms, and for every word with a beginning. */
export function searchQuery(words: readonly string[], locale: Locale): RawBuilder<unknown> {
	const configuration = textConfiguration(locale);
	const parts = words.map((word) => {
		if (!word.endsWith(BEGINNING)) return wordQuery(word, locale);
		const begun = word.slice(0, -BEGINNING.length);
		const prefix = `${begun}:*`;
		return sql`(${wordQuery(begun, locale)} || to_tsquery(${configuration}, ${prefix}) || to_tsquery('simple', ${prefix}))`;
	});
	return sql`(${sql.join(parts, sql` && `)})`;
}

/** A word in any of its forms, those that have another stem in the index too. */
function wordQuery(word: string, locale: Locale): RawBuilder<unknown> {
	const own = sql`to_tsquery(${textConfiguration(locale)}, ${word})`;
	return sisterStems(word, locale).reduce((query, stems) => {
		const sisters = sql`to_tsquery('simple', ${stems.join(" | ")})`;
		return sql`case when ${sisters} @> ${own} then ${sisters} else ${query} end`;
	}, own);
}

/**
 * Conditions that a text (a column or joined columns) contains each of the words that its stem cannot tell from others, one condition a
 * word.
 */
export function hasOwnForms(
	text: RawBuilder<unknown>,
	{ words, locale }: { words: readonly string[]; locale: Locale },
): RawBuilder<SqlBool>[] {
	return words
		.map((word) => ownForms(word, locale))
		.filter((forms) => forms !== undefined)
		.map((forms) => sql<SqlBool>`translate(${text}, 'ёЁ', 'еЕ') ~* ${`\\m(${[...forms].join("|")})\\M`}`);
}

/** Without the words that stand in every text, unless nothing else was asked for. */
export async function dropStopWords(db: Database, words: readonly string[], locale: Locale): Promise<string[]> {
	if (words.length < 2) return [...words];
	const stops = sql.raw(`'${CONFIGURATIONS[locale].stops}'::regconfig`);
	const { rows } = await sql<{ word: string }>`
		select word from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
		where to_tsvector(${stops}, word) <> ''::tsvector order by place`.execute(db);
	return rows.length > 0 ? rows.map(({ word }) => word) : [...words];
}
