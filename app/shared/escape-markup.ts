/**
 * A text for HTML or XML 1.0, which takes no control characters, not even escaped. Sent as text with the first script of a page too: it
 * must get along with its arguments and what a browser has.
 */
export function escapeMarkup(text: string): string {
	return text
		.replace(/(?![\t\n\r])\p{Cc}/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

export type EscapeMarkup = typeof escapeMarkup;
