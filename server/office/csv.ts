import type { Locale } from "../../app/shared/localized.ts";

/** The mark at the start of a file by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet reads a file as its country writes lists: where the comma parts roubles from kopecks, it cannot part cells. */
export const SEPARATORS: Readonly<Record<Locale, string>> = { ru: ";", en: "," };

/** One line of a CSV file (RFC 4180, but with the separator that is usual in the language). */
export function csvLine(values: readonly unknown[], separator: string): string {
	return `${values.map((value) => csvCell(value, separator)).join(separator)}\r\n`;
}

/** Where a formula would begin: at the start of a cell, or after what another country's spreadsheet parts cells and lines by. */
const FORMULA_START = /((?:^|[;,\t\r\n])["' ]*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/**
 * A cell that a spreadsheet takes for text. Text that begins like a formula gets an apostrophe before it, also after a separator within the
 * text: where lists use another separator, a program splits the text there, since quotes that do not begin a cell do not protect it. The
 * signs as wide as a hieroglyph begin formulas too.
 * Source: OWASP, CSV injection.
 */
function csvCell(value: unknown, separator: string): string {
	const text = textOf(value);
	const safe = typeof value === "number" ? text : text.replace(FORMULA_START, "$1'");
	return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
