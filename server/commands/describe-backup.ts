import type { Manifest } from "../../database/backup/manifest.ts";

/** One sentence for the terminal. */
export function describeBackup(folder: string, { tables, files }: Manifest): string {
	const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
	const names = Object.keys(tables);
	const copied = Object.keys(files).length - names.length;
	return `${folder}: ${rows} rows of ${names.length} tables, ${copied} files.`;
}
