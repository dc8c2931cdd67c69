/** Texts one after another, each by itself: one that ends without a sign gets a full stop. Empty ones are left out. */
export function joinSentences(texts: readonly string[]): string {
	return texts
		.map((text) => text.trim())
		.filter(Boolean)
		.map(endSentence)
		.join(" ");
}

/** The first sentences of a text that take so many letters at most. A text whose first one alone takes more stays whole. */
export function firstSentences(text: string, most: number): string {
	if (text.length <= most) return text;
	const ends = [...text.matchAll(/[.!?…]["'»”’)]*(?=\s)/g)].map(({ index, 0: sign }) => index + sign.length);
	return text.slice(
		0,
		ends.findLast((end) => end <= most),
	);
}

/** Ends a text with a full stop, unless it already ends with a sign. */
export function endSentence(text: string): string {
	return /[.!?…:;,]["'»”’)]*$/.test(text) ? text : `${text}.`;
}
