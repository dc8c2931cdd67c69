import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { knownAmong, type WordSource } from "./known-among.server.ts";
import { mendWords } from "./mend-words.server.ts";
import { otherLayout } from "./other-layout.ts";
import { asBeginning, dropStopWords } from "./search-query.server.ts";
import { searchWords } from "./search-words.ts";
import { signNames, writeOut } from "./spellings.ts";
import { switchWords } from "./switch-words.server.ts";

/** What was searched for instead of what was typed: a corrected spelling, another keyboard layout, or a name guessed from words. */
export type Mended = { readonly mended: string | undefined };

type Typed = { readonly typed: string; readonly source: WordSource };

/** Looks for what was typed (some word at least), and where nothing has it for what may have been meant. */
export async function findMeant<Found extends { readonly total: number }>(
	db: Database,
	{ typed, source }: Typed,
	look: (words: readonly string[]) => Promise<Found>,
): Promise<Found & Mended> {
	const words = await tellingWords(db, searchWords(typed), source.locale);
	const found = await look(await openLastWord(db, words, source));
	if (found.total > 0) return { ...found, mended: undefined };
	const meant = await guess(db, words, { typed, source });
	return meant ? { ...(await look(meant.words)), mended: meant.said } : { ...found, mended: undefined };
}

/** The words that a search uses: those that carry meaning, each by its full name. */
async function tellingWords(db: Database, words: readonly string[], locale: Locale): Promise<string[]> {
	return writeOut(await dropStopWords(db, words, locale), locale);
}

/**
 * The last word may be incomplete, so it matches beginnings. A word that texts contain as it is stays whole, or «кот» would find «который».
 */
async function openLastWord(db: Database, words: readonly string[], source: WordSource): Promise<string[]> {
	const last = words.at(-1) ?? "";
	const isWhole = (await knownAmong(db, [last], source)).has(last);
	return [...words.slice(0, -1), isWhole ? last : asBeginning(last)];
}

type Guess = {
	readonly words: readonly string[];
	/** The words as the page names them to the visitor. */
	readonly said: string;
};

/** What may have been meant by words for which nothing was found; undefined when there is no guess. */
async function guess(db: Database, words: readonly string[], { typed, source }: Typed): Promise<Guess | undefined> {
	const signed = signNames(typed) ?? signNames(otherLayout(typed) ?? "");
	if (signed) return { words: await tellingWords(db, searchWords(signed), source.locale), said: signed.trim() };
	const switched = await switchWords(db, typed, source);
	const read = switched ? await tellingWords(db, switched, source.locale) : words;
	const meant = (await mendWords(db, read, source)) ?? (switched && read);
	return meant && { words: meant, said: meant.join(" ") };
}
