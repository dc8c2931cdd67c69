/* The keys of both layouts, in the order of a keyboard; the last ones are those of signs with the shift held. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю";

/** What the same keys write in the other layout, in lower case; undefined for what has letters of both, or none. */
export function otherLayout(typed: string): string | undefined {
	const text = typed.normalize("NFC").toLowerCase();
	const hasLatin = /[a-z]/.test(text);
	const hasCyrillic = /[а-яё]/.test(text);
	if (hasLatin === hasCyrillic) return undefined;
	const [from, to] = hasLatin ? [LATIN, CYRILLIC] : [CYRILLIC, LATIN];
	return text.replace(/\S/gu, (sign) => to[from.indexOf(sign)] ?? sign);
}
