/**
 * The beginning of a text, up to `most` characters as banks count them (UTF-16 units). A sign of two units is left out rather than cut in
 * two: half of one is no text, which neither a signature nor the database takes.
 */
export function clipText(text: string, most: number): string {
	return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
