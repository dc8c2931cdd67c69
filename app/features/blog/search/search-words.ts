export const MOST_WORDS = 8;
const LONGEST_WORD = 40;
const LONGEST_QUERY = 200;
/** Shorter words are guessed from too little. */
const SHORTEST_KNOWN = 4;

/** «С#» and «С++» typed with the letter of the other layout. */
const CYRILLIC_C = /(?<!\p{L})с(?=[#+])/gu;

/** Words of what somebody typed: lower case, «е» for «ё», nothing but letters and digits, so that they can stand in a query. */
export function searchWords(typed: string): string[] {
	const words = typed
		.slice(0, LONGEST_QUERY)
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("ё", "е")
		.replace(CYRILLIC_C, "c");
	return (words.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** The words of a text that slips are compared with, each once. */
export function knownWords(text: string): string[] {
	const words =
		text
			.normalize("NFC")
			.toLowerCase()
			.replaceAll("ё", "е")
			.match(/\p{L}+/gu) ?? [];
	return [...new Set(words)].filter((word) => word.length >= SHORTEST_KNOWN && word.length <= LONGEST_WORD);
}
