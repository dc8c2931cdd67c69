/** A mark at the start by which spreadsheets know the encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One line of a CSV file (RFC 4180). */
export function csvLine(values: readonly unknown[]): string {
	return `${values.map(csvCell).join(",")}\r\n`;
}

/**
 * A cell that a spreadsheet takes for text. What begins like a formula gets an apostrophe before it.
 * Source: OWASP, CSV injection.
 */
function csvCell(value: unknown): string {
	const text = textOf(value);
	const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return value.toISOString();
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
