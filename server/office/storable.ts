/** NUL, and half of a character that a field's length cut in two: no database keeps them, and nobody meant to write them. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** Removes from a text what would make the database refuse all of it. */
export function storable(text: string): string {
	return text.replace(UNSTORABLE, "");
}
