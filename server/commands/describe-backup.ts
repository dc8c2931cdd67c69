import type { Environment } from "../../app/platform/environment.server.ts";
import type { Manifest } from "../../database/backup/manifest.ts";

/** One sentence for the terminal. */
export function describeBackup(folder: string, { tables, files }: Manifest): string {
	const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
	const names = Object.keys(tables);
	const copied = Object.keys(files).length - names.length;
	return `${folder}: ${rows} rows of ${names.length} tables, ${copied} files.`;
}

/** The same of a copy that was just made, and in a second sentence what of the school is not in it. */
export function describeCopy(
	{ S3_BUCKET }: Pick<Environment, "S3_BUCKET">,
	{ folder, manifest }: { readonly folder: string; readonly manifest: Manifest },
): string {
	const copied = describeBackup(folder, manifest);
	return S3_BUCKET ? `${copied} The pictures in the bucket ${S3_BUCKET} are not in it.` : copied;
}
