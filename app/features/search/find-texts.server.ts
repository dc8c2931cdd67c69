import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { describeHit, SNIPPET, WHOLE } from "../blog/search/mark-hits.server.ts";
import { withoutMarks } from "../blog/search/marked-text.ts";
import { hasOwnForms, searchQuery, textConfiguration } from "../blog/search/search-query.server.ts";
import type { TextIndex } from "./index-texts.server.ts";
import type { SearchHit, SearchKind } from "./search-view.ts";
import type { SearchedText } from "./searched-text.ts";

export type FoundTexts = { readonly kind: SearchKind; readonly total: number; readonly hits: readonly SearchHit[] };

type TextsQuestion = {
	readonly texts: readonly SearchedText[];
	/** Of these texts. */
	readonly index: TextIndex;
	readonly words: readonly string[];
	readonly locale: Locale;
	/** Hits of a kind. */
	readonly limit: number;
};

type HitRow = { place: number; total: number; title: string; short: string; text: string };

/** Texts with all the words, the best match first, by kind. */
export async function findTexts(
	db: Database,
	{ texts, index, words, locale, limit }: TextsQuestion,
): Promise<FoundTexts[]> {
	if (texts.length === 0 || words.length === 0) return [];
	const query = searchQuery(words, locale);
	const own = hasOwnForms(sql`concat_ws(' ', title, short, text, called_by)`, { words, locale });
	const matches = sql.join([sql`search @@ ${query}`, ...own], sql` and `);
	const configuration = textConfiguration(locale);
	const column = (read: (text: SearchedText) => string) =>
		sql`${texts.map((text) => withoutMarks(read(text)))}::text[]`;
	const { rows } = await sql<HitRow>`
		with indexed as (
			select * from unnest(${column(({ kind }) => kind)}, ${column(({ title }) => title)}, ${column(({ short }) => short)},
				${column(({ text }) => text)}, ${column(({ calledBy }) => calledBy)}, ${[...index.vectors]}::tsvector[]) with ordinality
				as searched (kind, title, short, text, called_by, search, place)
		), hit as (
			select *, row_number() over (partition by kind order by ts_rank(search, ${query}) desc, place) as standing,
				count(*) over (partition by kind)::int as total
			from indexed where ${matches}
		)
		select place::int, total, ts_headline(${configuration}, title, ${query}, ${WHOLE}) as title,
			ts_headline(${configuration}, short, ${query}, ${WHOLE}) as short,
			ts_headline(${configuration}, text, ${query}, ${SNIPPET}) as text
		from hit where standing <= ${limit} order by standing`.execute(db);
	return gather(rows, { texts, words, locale });
}

function gather(rows: readonly HitRow[], { texts, ...search }: Omit<TextsQuestion, "limit" | "index">): FoundTexts[] {
	const groups = new Map<SearchKind, { kind: SearchKind; total: number; hits: SearchHit[] }>();
	for (const { place, total, title, short, text } of rows) {
		const found = texts[place - 1];
		if (!found) continue;
		const group = groups.get(found.kind) ?? { kind: found.kind, total, hits: [] };
		group.hits.push({ path: found.path, ...describeHit({ title, short, long: text }, search) });
		groups.set(found.kind, group);
	}
	return [...groups.values()];
}
