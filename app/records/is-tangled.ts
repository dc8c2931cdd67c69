/** Signs that a reader of Markdown has to find the other half of. The time that this takes grows with the square of how many stand together. */
const PAIRED = /[*_~`[\]<]/g;
const MOST_TOGETHER = 2000;
/** Of the signs of tables too. */
const MOST_SIGNS = 10_000;
const SIGN = /[*_~`[\]<|]/g;
/** Quotations and lists, one in another, as a line begins them all at once. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){20}/m;

/**
 * Whether a text in Markdown could hold up the server for seconds or overflow its stack: more signs or more nesting than anybody writes. Texts of
 * the school have some hundred signs.
 */
export function isTangled(text: string): boolean {
	if (NESTED.test(text) || count(text, SIGN) > MOST_SIGNS) return true;
	return text.split(/\n[ \t]*\n/).some((paragraph) => count(paragraph, PAIRED) > MOST_TOGETHER);
}

function count(text: string, sign: RegExp): number {
	return text.match(sign)?.length ?? 0;
}
