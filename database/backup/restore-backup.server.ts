import { chmodSync, cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { createJobTables, JOB_SCHEMA } from "../../app/platform/jobs.server.ts";
import { SECRET_FILE, SECRET_MODE } from "../../app/platform/session-secret.server.ts";
import { CommandError } from "../command-error.ts";
import { MIGRATIONS, migrate } from "../migrate.server.ts";
import type { Database, OpenDatabase } from "../open-database.server.ts";
import { isSeeded } from "../seed/seed-school.server.ts";
import { inTransaction } from "../transaction.server.ts";
import { sha256 } from "./copy-files.server.ts";
import { FILES, type Manifest } from "./manifest.ts";
import { readRows } from "./read-backup.server.ts";
import { type ForeignKey, isThere, readForeignKeys, readMigrations, readTables } from "./read-catalog.server.ts";

const ROWS_AT_A_TIME = 200;

/** Exists from the first write of a restore to its last: a start would otherwise take a half-restored database for an empty one. */
const UNFINISHED = "public.unfinished_restore";

type Restoring = { readonly folder: string; readonly manifest: Manifest };

/**
 * Fills an empty database with the tables of a backup, from either kind of database into either, and a data folder with its files. The
 * school exists once all of it is there. A restore that was interrupted can be repeated. Newer migrations are left to the next start.
 * @throws CommandError when the database is not empty, the data folder has another file under one of the backup's names, or this program
 * cannot hold the backup; nothing has been written then.
 */
export async function restoreBackup(database: OpenDatabase, restoring: Restoring, dataFolder: string): Promise<void> {
	const { db } = database;
	const { manifest } = restoring;
	expectOwnShape(manifest);
	expectRoom(manifest, dataFolder);
	const newest = newestOf(manifest);
	await expectEmpty(db, newest);
	await sql.raw(`create table if not exists ${UNFINISHED} ()`).execute(db);
	// Up to its newest one: a file that was written in parts since comes with all of them.
	await migrate(db, newest);
	if (manifest.jobSchema !== null) await createJobTables(database.driver);
	await inTransaction(db, async (transaction) => {
		await fill(transaction, restoring);
		restoreFiles(restoring, dataFolder);
		await run(transaction, `drop table ${UNFINISHED}`);
	});
}

/**
 * @throws CommandError where a restore was interrupted: what it left would be filled with the demo school instead of the one that was
 * meant.
 */
export async function expectNoHalf(db: Database): Promise<void> {
	if (!(await isThere(db, UNFINISHED))) return;
	throw new CommandError("A restore into this database was not finished. Repeat it, or start with an empty database.");
}

function newestOf({ migrations }: Manifest): string | undefined {
	return migrations.toSorted((left, right) => left.localeCompare(right)).at(-1);
}

function expectOwnShape({ migrations, jobSchema }: Manifest): void {
	const unknown = migrations.filter((name) => !MIGRATIONS.includes(name));
	if (unknown.length > 0) {
		throw new CommandError(`The backup was made by a newer version of this program (${unknown.join(", ")}).`);
	}
	if (jobSchema !== null && jobSchema !== JOB_SCHEMA) {
		throw new CommandError(
			`The backup has jobs of version ${jobSchema}, this program has ${JOB_SCHEMA}. Restore with the version that made it, then start the newer one.`,
		);
	}
}

/**
 * Tables without a school are no obstacle, as an interrupted restore or start leaves them; tables of a newer version could not hold the
 * rows.
 */
async function expectEmpty(db: Database, newest: string | undefined): Promise<void> {
	if ((await isThere(db, "public.setting")) && (await isSeeded(db))) {
		throw new CommandError("The database holds a school already. Restore into an empty one.");
	}
	if (newest && (await readMigrations(db)).some((name) => name.localeCompare(newest) > 0)) {
		throw new CommandError("The tables of the database are newer than the backup. Restore into an empty one.");
	}
}

/** Rows are inserted table by table, so foreign keys are dropped first and checked on the whole at the end. */
async function fill(transaction: Database, { folder, manifest }: Restoring): Promise<void> {
	const keys = await readForeignKeys(transaction);
	for (const { table, name } of keys) await run(transaction, `alter table ${table} drop constraint ${name}`);
	const tables = await readTables(transaction);
	for (const { name } of tables) await run(transaction, `delete from ${name}`);
	for (const [name, { columns }] of Object.entries(manifest.tables)) {
		const own = tables.find((table) => table.name === name);
		const types = columns.flatMap((column) => own?.columns.find((one) => one.name === column)?.type ?? []);
		if (types.length < columns.length) throw new CommandError(`This program has no such table or columns: ${name}.`);
		await fillTable(transaction, { folder, name, columns, types });
	}
	for (const [name, last] of Object.entries(manifest.sequences)) {
		if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction);
	}
	for (const key of keys) await run(transaction, addKey(key));
}

function addKey({ table, name, definition }: ForeignKey): string {
	return `alter table ${table} add constraint ${name} ${definition}`;
}

type Filling = { folder: string; name: string; columns: readonly string[]; types: readonly string[] };

async function fillTable(transaction: Database, { folder, name, columns, types }: Filling): Promise<void> {
	const values = types.map((type, index) => `(line ->> ${index})::${type}`).join(", ");
	const insert = sql.raw(`insert into ${name} (${columns.join(", ")}) overriding system value select ${values}`);
	let lines: string[] = [];
	async function flush(): Promise<void> {
		if (lines.length === 0) return;
		const whole = `[${lines.join(",")}]`;
		await sql`${insert} from jsonb_array_elements(${whole}::text::jsonb) as line`.execute(transaction);
		lines = [];
	}
	for await (const line of readRows(folder, name)) {
		lines.push(line);
		if (lines.length >= ROWS_AT_A_TIME) await flush();
	}
	await flush();
}

async function run(transaction: Database, statement: string): Promise<void> {
	await sql.raw(statement).execute(transaction);
}

/** The secret stays readable by its owner alone, whatever its copy went through. */
function restoreFiles({ folder, manifest }: Restoring, dataFolder: string): void {
	for (const { path } of dataFiles(manifest)) {
		const place = join(dataFolder, path);
		cpSync(join(folder, FILES, path), place);
		if (path === SECRET_FILE) chmodSync(place, SECRET_MODE);
	}
}

/** Identical files are no obstacle, as when a school moves to a server and keeps its folder. */
function expectRoom(manifest: Manifest, dataFolder: string): void {
	const other = dataFiles(manifest)
		.map(({ path, sha256: expected }) => ({ place: join(dataFolder, path), expected }))
		.find(({ place, expected }) => existsSync(place) && sha256(place) !== expected);
	if (other) {
		throw new CommandError(`${other.place} is there already, and another one. Restore into an empty DATA_DIR.`);
	}
}

/** The backup's files of the data folder, by their paths in it. */
function dataFiles({ files }: Manifest) {
	return Object.entries(files)
		.filter(([path]) => path.startsWith(`${FILES}/`))
		.map(([path, facts]) => ({ path: path.slice(FILES.length + 1), sha256: facts.sha256 }));
}
