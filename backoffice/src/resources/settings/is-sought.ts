/** Whether texts together hold each of the typed words, whatever their case; ё is the same as е. */
export function isSought(texts: readonly string[], typed: string): boolean {
	const all = plain(texts.join(" "));
	return plain(typed)
		.split(/\s+/)
		.every((word) => all.includes(word));
}

function plain(text: string): string {
	return text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
}
