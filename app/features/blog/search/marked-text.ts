/** A piece of a text; `hit` where it answers the search. */
export type TextPiece = { readonly text: string; readonly hit: boolean };

/** Characters of the private use area: no text of a person has them, so they cannot be forged. */
export const HIT_START = "\uE000";
export const HIT_END = "\uE001";

/** Cuts a text with marks into pieces. They are drawn as text, so nothing in them can become markup. */
export function readMarks(marked: string): TextPiece[] {
	const pieces: TextPiece[] = [];
	for (const part of marked.split(HIT_START)) {
		const end = part.indexOf(HIT_END);
		if (end > 0) pieces.push({ text: part.slice(0, end), hit: true });
		const rest = part.slice(end + 1);
		if (rest) pieces.push({ text: rest, hit: false });
	}
	return pieces;
}

/** A text with marks without those around certain hits. */
export function dropMarks(marked: string, isDropped: (hit: string) => boolean): string {
	return marked.replace(/\uE000([^\uE001]*)\uE001/g, (mark, hit: string) => (isDropped(hit) ? hit : mark));
}

/** A text as somebody wrote it cannot carry the marks. */
export function withoutMarks(text: string): string {
	return text.replace(/[\uE000\uE001]/g, "");
}
