import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { typeset } from "../../../shared/typography.ts";
import { dropMarks, HIT_END, HIT_START, readMarks, type TextPiece, withoutMarks } from "./marked-text.ts";
import { searchQuery, textConfiguration } from "./search-query.server.ts";
import { isStrange } from "./sister-stems.ts";

/** What of a found post answers the search. */
export type PostHit = { readonly title: readonly TextPiece[]; readonly snippet: readonly TextPiece[] };

type HitsQuestion = {
	readonly ids: readonly string[];
	readonly words: readonly string[];
	readonly locale: Locale;
	readonly facts: Facts;
};

/** Options of `ts_headline`: a few words around the hit; the whole text. */
export const SNIPPET = `StartSel=${HIT_START}, StopSel=${HIT_END}, MaxFragments=2, MaxWords=18, MinWords=8, FragmentDelimiter=" … "`;
export const WHOLE = `StartSel=${HIT_START}, StopSel=${HIT_END}, HighlightAll=true`;

/** Titles and snippets of found posts by the slug of the post, the words that were found marked in any of their forms. */
export async function markHits(
	db: Database,
	{ ids, words, locale, facts }: HitsQuestion,
): Promise<Map<string, PostHit>> {
	if (ids.length === 0 || words.length === 0) return new Map();
	const rows = await db
		.selectFrom("postText")
		.innerJoin("post", "post.id", "postText.postId")
		.where("postText.locale", "=", locale)
		.where("postText.postId", "in", [...ids])
		.select(["post.slug", "postText.title", "postText.excerpt", "postText.plain"])
		.execute();
	const texts = rows.map((row) => quoteFacts(row, facts));
	const query = searchQuery(words, locale);
	const configuration = textConfiguration(locale);
	const { rows: marked } = await sql<{ slug: string; title: string; excerpt: string; plain: string }>`
		select slug, ts_headline(${configuration}, title, ${query}, ${WHOLE}) as title,
			ts_headline(${configuration}, excerpt, ${query}, ${WHOLE}) as excerpt,
			ts_headline(${configuration}, plain, ${query}, ${SNIPPET}) as plain
		from unnest(${texts.map(({ slug }) => slug)}::text[], ${texts.map(({ title }) => withoutMarks(title))}::text[],
			${texts.map(({ excerpt }) => withoutMarks(excerpt))}::text[],
			${texts.map(({ plain }) => withoutMarks(typeset(plain, locale)))}::text[]) as found (slug, title, excerpt, plain)`.execute(
		db,
	);
	return new Map(
		marked.map(({ slug, title, excerpt, plain }): [string, PostHit] => [
			slug,
			describeHit({ title, short: excerpt, long: plain }, { words, locale }),
		]),
	);
}

/** A found thing by its marked texts, without the marks of words that only share a stem with those of the search. */
export function describeHit(
	{ title, short, long }: { title: string; short: string; long: string },
	{ words, locale }: Pick<HitsQuestion, "words" | "locale">,
): PostHit {
	const own = (marked: string) => dropMarks(marked, (hit) => isStrange(hit, words, locale));
	return { title: readMarks(own(title)), snippet: readMarks(tellingText(own(short), own(long))) };
}

/**
 * Chooses between two marked texts: the short one describes a thing best, so it is kept where it contains the words itself, or where
 * neither does.
 */
function tellingText(short: string, long: string): string {
	return short.includes(HIT_START) || !long.includes(HIT_START) ? short : `… ${long} …`;
}
