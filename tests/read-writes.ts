import type { SourceFile } from "./read-imports.ts";

const CALL = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g;
/** "for update" and "do update" are none: of an update only one that sets something in a table. */
const SQL =
	/\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([a-z_]+)|(?<!\bdo\s)\bupdate\s+([a-z_]+)\s+(?:(?:as\s+)?[a-z_]+\s+)?set\b/g;

/** Tables that a file writes, as the types of the database name them. */
export function readWrites({ text }: Pick<SourceFile, "text">): string[] {
	const called = [...text.matchAll(CALL)].map(([, table = ""]) => table);
	// Elsewhere such words are prose of comments.
	const found = /\bsql[`<]/.test(text) ? [...text.matchAll(SQL)] : [];
	const written = found.map(([, put, changed]) => inCamelCase(put ?? changed ?? ""));
	return [...new Set([...called, ...written])];
}

function inCamelCase(table: string): string {
	return table.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
