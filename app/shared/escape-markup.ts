/** A text for HTML or XML 1.0, which takes no control characters, not even escaped. */
export function escapeMarkup(text: string): string {
	return text
		.replace(/(?![\t\n\r])\p{Cc}/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
