import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { CommandError } from "../command-error.ts";
import { sha256 } from "./copy-files.server.ts";
import { MANIFEST, type Manifest, manifestSchema, TABLES } from "./manifest.ts";

/**
 * The description of a backup, once every file of it has been checked against it.
 * @throws CommandError when the folder is no backup, or not the one that was written.
 */
export function readBackup(folder: string): Manifest {
	const file = join(folder, MANIFEST);
	if (!existsSync(file)) throw new CommandError(`${folder} is no backup: it has no ${MANIFEST}.`);
	const read = manifestSchema.safeParse(readJson(file));
	if (!read.success) throw new CommandError(`${file} was written by another version of this program.`);
	for (const [path, { sha256: expected }] of Object.entries(read.data.files)) {
		const whole = join(folder, path);
		if (!existsSync(whole)) throw new CommandError(`The backup lacks ${path}. Nothing was restored.`);
		if (sha256(whole) !== expected) {
			throw new CommandError(`${path} is not the file that was written into the backup. Nothing was restored.`);
		}
	}
	return read.data;
}

function readJson(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new CommandError(`${file} is not the file that was written into the backup. Nothing was restored.`);
	}
}

/** The rows of a table in a backup, each a JSON list of texts. */
export function readRows(folder: string, table: string): AsyncIterable<string> {
	const file = createReadStream(join(folder, TABLES, `${table.replaceAll('"', "")}.ndjson.gz`));
	return createInterface({ input: file.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
}
