/** UTF-16 units after the marks are read (core.telegram.org/bots/api#sendmessage). */
const LONGEST_TEXT = 4_096;
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * A plain text as Telegram's HTML: cut to what a message holds, escaped, the first line bold. Cutting comes first, so an
 * escape is never cut in two.
 */
export function telegramHtml(text: string): string {
	const [first = "", ...rest] = cut(text.trim()).split("\n");
	return [`<b>${escapeText(first)}</b>`, ...rest.map(escapeText)].join("\n");
}

function cut(text: string): string {
	if (text.length <= LONGEST_TEXT) return text;
	return `${text.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
