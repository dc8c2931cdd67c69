/** Texts one after another, each by itself: one that ends without a sign gets a full stop. Empty ones are left out. */
export function joinSentences(texts: readonly string[]): string {
	return texts
		.map((text) => text.trim())
		.filter(Boolean)
		.map(endSentence)
		.join(" ");
}

/** Ends a text with a full stop, unless it already ends with a sign. */
export function endSentence(text: string): string {
	return /[.!?…:;,]["'»”’)]*$/.test(text) ? text : `${text}.`;
}
