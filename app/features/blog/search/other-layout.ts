/* The keys of both layouts, in the order of a keyboard; the last ones are those of signs with the shift held. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю";

/**
 * What the same keys type in the other keyboard layout, in lower case; undefined for text with letters of both alphabets, or of neither.
 */
export function otherLayout(typed: string): string | undefined {
	const text = typed.normalize("NFC").toLowerCase();
	const hasLatin = /[a-z]/.test(text);
	const hasCyrillic = /[а-яё]/.test(text);
	if (hasLatin === hasCyrillic) return undefined;
	const [from, to] = hasLatin ? [LATIN, CYRILLIC] : [CYRILLIC, LATIN];
	return text.replace(/\S/gu, (sign) => to[from.indexOf(sign)] ?? sign);
}
