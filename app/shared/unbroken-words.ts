/**
 * A piece of a text. A `word` must stay on one line; so must a `compound`, a long word of two parts, unless it is longer than the line. The
 * signs and the short word that must not be torn from it belong to the piece.
 */
export type HeldPiece = { readonly text: string; readonly held: "word" | "compound" | undefined };

/** What ends a word on either side, so that addresses of letters and pages and names of files are no words. */
const BEFORE = "(?<![\\p{L}\\p{N}@./:_+-])";
const AFTER = "(?![\\p{L}\\p{N}@/:_+-]|\\.\\p{L})";
// A word with a short half, or with a particle.
const WORD = `${BEFORE}(?=[^ \\n]{3,14}${AFTER})(?:[\\p{L}\\d]{1,4}-\\p{L}+|[\\p{L}\\d]+-\\p{L}{1,4}|\\p{L}+-(?:нибудь|либо))${AFTER}`;
// Any other word of two.
const COMPOUND = `${BEFORE}(?=[^ \\n]{6,30}${AFTER})(?!${WORD})\\p{L}[\\p{L}\\d]*-\\p{L}+${AFTER}`;
const HELD = new RegExp(
	[
		WORD,
		// From – to, the unit aside.
		"(?<![\\p{L}\\d–])\\d[\\d:]*–\\d[\\d:]*",
		// The numbers of a phone, of a licence and of a house, and what a street is called.
		"(?<!\\d)(?:\\+7|8)[ \\u00a0]\\(?\\d{3}\\)?[ \\u00a0]\\d{3}-\\d{2}-\\d{2}(?!\\d)",
		`${BEFORE}\\p{Lu}\\d{3}-\\d{5}-\\d{2}/\\d{8}`,
		`${BEFORE}(?:ул|пер|пл)\\. \\p{Lu}\\p{L}{1,13}`,
		`${BEFORE}(?:д|корп|стр|кв|оф)\\. \\d+`,
		`(?<compound>(?:(?<!\\p{L})\\p{L}{1,3}\\u00a0)?[«„“"(]*${COMPOUND}[»”"),.:;!?…]*)`,
	].join("|"),
	"gu",
);
/** Titles and labels stand on many pages, and looking for what to hold takes longer than drawing the rest of them. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 400;
const kept = new Map<string, readonly HeldPiece[]>();

/** Most texts have nothing to hold: no word or number with a hyphen, no span of figures, no street and no house. */
const MAY_HOLD = /\S-\S|\d–\d|(?:ул|пер|пл|д|корп|стр|кв|оф)\. /;

/** Splits a text into pieces, so that those which must not break at a hyphen or dash stand apart. The text itself is unchanged. */
export function cutUnbroken(text: string): readonly HeldPiece[] {
	if (!MAY_HOLD.test(text)) return [{ text, held: undefined }];
	const known = kept.get(text);
	if (known) return known;
	const pieces = findPieces(text);
	if (text.length > LONGEST_KEPT) return pieces;
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(text, pieces);
	return pieces;
}

function findPieces(text: string): HeldPiece[] {
	const pieces: HeldPiece[] = [];
	let end = 0;
	for (const { 0: word, index, groups } of text.matchAll(HELD)) {
		if (index > end) pieces.push({ text: text.slice(end, index), held: undefined });
		pieces.push({ text: word, held: groups?.compound ? "compound" : "word" });
		end = index + word.length;
	}
	if (end < text.length) pieces.push({ text: text.slice(end), held: undefined });
	return pieces;
}
