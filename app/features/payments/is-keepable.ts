/** Whether the database can keep a text, or look for it: PostgreSQL takes no zero, and its JSON no half of a character. */
export function isKeepable(text: string): boolean {
	return !text.includes("\0") && text.isWellFormed();
}
