import { type RawBuilder, sql } from "kysely";
import { LOCALES, type Locale } from "../shared/localized.ts";

/*
 * How far records are translated: queries with a row for each record: `record_id`, `title_ru`, `title_en`, `state_ru` and `state_en`, where a
 * language without a text has no state.
 */

type TextRows = {
	/** The records with their `id`: a table, or a query in brackets. */
	readonly records: RawBuilder<unknown>;
	/** The table of their texts, which have a `locale`, a `title` and, unless readers always see them, a `state`. */
	readonly texts: string;
	/** The column of that table which names the record. */
	readonly key: string;
	readonly areAlwaysSeen?: boolean;
};

/** For records that have one row of texts for each language. */
export function inTextRows({ records, texts, key, areAlwaysSeen = false }: TextRows): RawBuilder<unknown> {
	const parts = LOCALES.map(
		(locale) => sql`left join ${sql.table(texts)} as ${sql.ref(locale)}
			on ${sql.ref(`${locale}.${key}`)} = record.id and ${sql.ref(`${locale}.locale`)} = ${locale}`,
	);
	const state = (locale: Locale) =>
		areAlwaysSeen
			? sql`case when ${sql.ref(`${locale}.title`)} is null then null else 'published' end`
			: sql.ref(`${locale}.state`);
	return sql`select record.id::text as record_id, ru.title as title_ru, en.title as title_en,
		${state("ru")} as state_ru, ${state("en")} as state_en
		from ${records} as record ${sql.join(parts, sql` `)}`;
}

/** For records that hold both languages in their column `text`; a text with an empty field does not count. `title` is one of its fields. */
export function inTextColumn(table: string, title: string): RawBuilder<unknown> {
	const state = (locale: Locale) => sql`case when jsonb_typeof(text->${locale}) = 'object'
		and not jsonb_path_exists(text->${locale}, '$.* ? (@ == "")') then 'published' end`;
	return sql`select id::text as record_id, text->'ru'->>${title}::text as title_ru, text->'en'->>${title}::text as title_en,
		${state("ru")} as state_ru, ${state("en")} as state_en from ${sql.table(table)}`;
}

/** For records that always have both languages, and are listed under their key. */
export function alwaysInBoth(table: string, key: string): RawBuilder<unknown> {
	const name = sql.ref(key);
	return sql`select ${name} as record_id, ${name} as title_ru, ${name} as title_en,
		'published' as state_ru, 'published' as state_en from ${sql.table(table)}`;
}
