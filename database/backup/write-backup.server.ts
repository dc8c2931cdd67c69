import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import { fingerprintOf } from "../../app/platform/session-secret.server.ts";
import { errorCode } from "../../app/shared/error-code.ts";
import { CommandError } from "../command-error.ts";
import { syncFolder } from "../durable-files.server.ts";
import type { Database } from "../open-database.server.ts";
import { inTransaction } from "../transaction.server.ts";
import { copyFiles } from "./copy-files.server.ts";
import { FILES, MANIFEST, type Manifest, TABLES } from "./manifest.ts";
import { readJobSchema, readMigrations, readSequences, readTables, type TableShape } from "./read-catalog.server.ts";

const ROWS_AT_A_TIME = 500;
const NO_ROOM: ReadonlySet<string | undefined> = new Set(["ENOSPC", "EDQUOT"]);

type Wanted = { readonly folder: string; readonly dataFolder: string; readonly secret: string | undefined };

/**
 * Writes a full copy of the database, as of one moment, and of the files of the data folder into a new folder. Files are copied after the
 * rows that name them, so none is missing. The session secret, which may be kept elsewhere, is recorded by its fingerprint. While an
 * embedded database is read, others wait.
 * @throws CommandError when the folder exists already, cannot be created, or has no room; nothing is left of it then.
 */
export async function writeBackup(db: Database, wanted: Wanted, { now }: { now: Date }): Promise<Manifest> {
	const { folder } = wanted;
	if (existsSync(folder)) throw new CommandError(`${folder} is there already. Name a folder that is not.`);
	const unfinished = `${folder}.unfinished`;
	try {
		makeFolder(unfinished);
		const manifest = await writeCopy(db, { ...wanted, unfinished }, { now });
		syncFolder(unfinished);
		renameSync(unfinished, folder);
		return manifest;
	} catch (error) {
		// Left on a full disk, it would keep the disk full, and every night's backup would add another. The first error is reported.
		await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
		const code = errorCode(error);
		if (!NO_ROOM.has(code)) throw error;
		throw new CommandError(`${dirname(folder)} has no room for the backup (${code}).`);
	}
}

function makeFolder(unfinished: string): void {
	try {
		rmSync(unfinished, { recursive: true, force: true });
		mkdirSync(dirname(unfinished), { recursive: true });
		// Personal data and secrets: only the owner may read them.
		mkdirSync(join(unfinished, TABLES), { recursive: true, mode: 0o700 });
	} catch (error) {
		const code = errorCode(error);
		if (NO_ROOM.has(code)) throw error;
		throw new CommandError(`${dirname(unfinished)} is not this program's to write a backup into (${code}).`);
	}
}

async function writeCopy(
	db: Database,
	{ folder, unfinished, dataFolder, secret }: Wanted & { readonly unfinished: string },
	{ now }: { now: Date },
): Promise<Manifest> {
	const rows = await inTransaction(db, (transaction) => writeTables(transaction, unfinished));
	const files = await copyFiles(dataFolder, join(unfinished, FILES), [folder, unfinished]);
	const manifest: Manifest = {
		format: 1,
		madeAt: now.toISOString(),
		...(secret && { secretFingerprint: fingerprintOf(secret) }),
		...rows.facts,
		files: { ...rows.files, ...Object.fromEntries(files.map(({ path, ...facts }) => [`${FILES}/${path}`, facts])) },
	};
	writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, "\t")}\n`);
	return manifest;
}

async function writeTables(transaction: Database, folder: string) {
	await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
	const tables: Manifest["tables"] = {};
	const files: Manifest["files"] = {};
	for (const table of await readTables(transaction)) {
		const path = `${TABLES}/${table.name.replaceAll('"', "")}.ndjson.gz`;
		const { rows, ...facts } = await writeTable(transaction, table, join(folder, path));
		tables[table.name] = { rows, columns: table.columns.map(({ name }) => name) };
		files[path] = facts;
	}
	const facts = {
		jobSchema: await readJobSchema(transaction),
		migrations: await readMigrations(transaction),
		tables,
		// Sequences are not part of transactions: they are read last, so that no number is given twice.
		sequences: await readSequences(transaction),
	};
	return { facts, files };
}

async function writeTable(transaction: Database, table: TableShape, file: string) {
	let rows = 0;
	const hash = createHash("sha256");
	async function* lines(): AsyncGenerator<string> {
		for await (const line of readLines(transaction, table)) {
			rows++;
			yield `${line}\n`;
		}
	}
	const gzip = createGzip();
	gzip.on("data", (chunk: Buffer) => hash.update(chunk));
	await pipeline(Readable.from(lines()), gzip, createWriteStream(file));
	return { rows, bytes: statSync(file).size, sha256: hash.digest("hex") };
}

/** The rows of a table as texts, in an order that depends on the rows alone. */
async function* readLines(transaction: Database, { name, columns }: TableShape): AsyncGenerator<string> {
	const texts = columns.map((column) => `${column.name}::text`).join(", ");
	const query = `select line from (select json_build_array(${texts})::text as line from ${name}) lines order by line collate "C"`;
	await sql.raw(`declare backup_rows cursor for ${query}`).execute(transaction);
	for (;;) {
		const { rows } = await sql.raw<{ line: string }>(`fetch ${ROWS_AT_A_TIME} from backup_rows`).execute(transaction);
		for (const { line } of rows) yield line;
		if (rows.length < ROWS_AT_A_TIME) break;
	}
	await sql`close backup_rows`.execute(transaction);
}
