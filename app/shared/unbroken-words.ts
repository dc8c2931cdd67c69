/** A piece of a text; a held one must stay in one line. */
export type HeldPiece = { readonly text: string; readonly held: boolean };

/** What ends a word on either side, so that addresses of letters and pages and names of files are no words. */
const BEFORE = "(?<![\\p{L}\\p{N}@./:_+-])";
const AFTER = "(?![\\p{L}\\p{N}@/:_+-]|\\.\\p{L})";
const HELD = new RegExp(
	[
		// A word with a short half, or with a particle. A longer one would not fit the headings of a phone.
		`${BEFORE}(?=[^ \\n]{3,14}${AFTER})(?:[\\p{L}\\d]{1,4}-\\p{L}+|[\\p{L}\\d]+-\\p{L}{1,4}|\\p{L}+-(?:нибудь|либо))${AFTER}`,
		// From – to, the unit aside.
		"(?<![\\p{L}\\d–])\\d[\\d:]*–\\d[\\d:]*",
		// The numbers of a phone and of a licence, and what a street is called.
		"(?<!\\d)(?:\\+7|8)[ \\u00a0]\\(?\\d{3}\\)?[ \\u00a0]\\d{3}-\\d{2}-\\d{2}(?!\\d)",
		`${BEFORE}\\p{Lu}\\d{3}-\\d{5}-\\d{2}/\\d{8}`,
		`${BEFORE}(?:ул|пер|пл)\\. \\p{Lu}\\p{L}{1,13}`,
	].join("|"),
	"gu",
);

/** Cuts a text so that what a line must not tear at its hyphen or dash stands apart. The text itself stays as it is: nothing is added. */
export function cutUnbroken(text: string): HeldPiece[] {
	const pieces: HeldPiece[] = [];
	let end = 0;
	for (const { 0: word, index } of text.matchAll(HELD)) {
		if (index > end) pieces.push({ text: text.slice(end, index), held: false });
		pieces.push({ text: word, held: true });
		end = index + word.length;
	}
	if (end < text.length) pieces.push({ text: text.slice(end), held: false });
	return pieces;
}
