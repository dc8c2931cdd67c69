import type { Database } from "../../../../database/open-database.server.ts";
import { knownAmong, type WordSource } from "./known-among.server.ts";
import { otherLayout } from "./other-layout.ts";
import { MOST_WORDS, searchWords } from "./search-words.ts";
import { spelledName } from "./spellings.ts";

/**
 * The words of a search in which those that no text has are retyped in the other keyboard layout, where texts have the result or know it by
 * another name; undefined where nothing is to be replaced.
 */
export async function switchWords(db: Database, typed: string, source: WordSource): Promise<string[] | undefined> {
	const parts = typed
		.trim()
		.split(/\s+/)
		.slice(0, MOST_WORDS)
		.map((part) => ({ words: searchWords(part), switched: searchWords(otherLayout(part) ?? "") }));
	const known = await knownAmong(
		db,
		parts.flatMap(({ words, switched }) => [...words, ...switched]),
		source,
	);
	const isMeant = (word: string) => known.has(word) || spelledName(word, source.locale) !== undefined;
	const read = parts.map(({ words, switched }) => {
		const isSwitched = switched.length > 0 && switched.every(isMeant) && !words.every((word) => known.has(word));
		return { words: isSwitched ? switched : words, isSwitched };
	});
	if (!read.some(({ isSwitched }) => isSwitched)) return undefined;
	return searchWords(read.flatMap(({ words }) => words).join(" "));
}
