/** A text for XML 1.0, which takes no control characters, not even escaped. */
export function escapeXml(text: string): string {
	return text
		.replace(/(?![\t\n\r])\p{Cc}/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
