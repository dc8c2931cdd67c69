import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { describeHit, SNIPPET, WHOLE } from "../blog/search/mark-hits.server.ts";
import { withoutMarks } from "../blog/search/marked-text.ts";
import { hasOwnForms, searchQuery, textConfiguration } from "../blog/search/search-query.server.ts";
import type { TextIndex } from "./index-texts.server.ts";
import type { SearchHit, SearchKind } from "./search-view.ts";
import { type SearchedText, wholeText } from "./searched-text.ts";

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

type Place = { readonly text: SearchedText; readonly total: number };
type Marked = { title: string; short: string; text: string };

/** Texts with all the words, the best match first, by kind. */
export async function findTexts(db: Database, question: TextsQuestion): Promise<FoundTexts[]> {
	if (question.texts.length === 0 || question.words.length === 0) return [];
	const places = await findPlaces(db, question);
	if (places.length === 0) return [];
	return gather(places, await markTexts(db, { ...question, texts: places.map(({ text }) => text) }), question);
}

async function findPlaces(db: Database, { texts, index, words, locale, limit }: TextsQuestion): Promise<Place[]> {
	const query = searchQuery(words, locale);
	const own = hasOwnForms(sql.ref("whole"), { words, locale });
	const wholes = own.length > 0 ? texts.map(wholeText) : [];
	const { rows } = await sql<{ place: number; total: number }>`
		with hit as (
			select place, row_number() over (partition by kind order by ts_rank(search, ${query}) desc, place) as standing,
				count(*) over (partition by kind)::int as total
			from unnest(${texts.map(({ kind }) => kind)}::text[], ${[...index.vectors]}::tsvector[], ${wholes}::text[]) with ordinality
				as searched (kind, search, whole, place)
			where ${sql.join([sql`search @@ ${query}`, ...own], sql` and `)}
		)
		select place::int, total from hit where standing <= ${limit} order by standing`.execute(db);
	return rows.flatMap(({ place, total }) => {
		const text = texts[place - 1];
		return text ? [{ text, total }] : [];
	});
}

async function markTexts(
	db: Database,
	{ texts, words, locale }: Pick<TextsQuestion, "texts" | "words" | "locale">,
): Promise<Marked[]> {
	const query = searchQuery(words, locale);
	const configuration = textConfiguration(locale);
	const column = (read: (text: SearchedText) => string) =>
		sql`${texts.map((text) => withoutMarks(read(text)))}::text[]`;
	const { rows } = await sql<Marked>`
		select ts_headline(${configuration}, title, ${query}, ${WHOLE}) as title,
			ts_headline(${configuration}, short, ${query}, ${WHOLE}) as short,
			ts_headline(${configuration}, text, ${query}, ${SNIPPET}) as text
		from unnest(${column(({ title }) => title)}, ${column(({ short }) => short)}, ${column(({ text }) => text)}) with ordinality
			as found (title, short, text, place) order by place`.execute(db);
	return rows;
}

function gather(
	places: readonly Place[],
	marked: readonly Marked[],
	search: Pick<TextsQuestion, "words" | "locale">,
): FoundTexts[] {
	const groups = new Map<SearchKind, { kind: SearchKind; total: number; hits: SearchHit[] }>();
	for (const [index, { text, total }] of places.entries()) {
		const hit = marked[index];
		if (!hit) continue;
		const group = groups.get(text.kind) ?? { kind: text.kind, total, hits: [] };
		const { words, locale } = search;
		group.hits.push({
			path: text.path,
			...describeHit({ title: hit.title, short: hit.short, long: hit.text }, { words, locale }),
		});
		groups.set(text.kind, group);
	}
	return [...groups.values()];
}
