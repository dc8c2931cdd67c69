import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Environment, EnvironmentError } from "../app/platform/environment.server.ts";
import { lockDataFolder } from "../app/platform/process-lock.server.ts";
import { findWrongAlphabet } from "../database/alphabet.server.ts";
import { expectNoHalf } from "../database/backup/restore-backup.server.ts";
import { CommandError } from "../database/command-error.ts";
import { syncPath } from "../database/durable-files.server.ts";
import { isMigrated, migrate } from "../database/migrate.server.ts";
import {
	type Database,
	type OpenDatabase,
	openEmbeddedDatabase,
	openServerDatabase,
} from "../database/open-database.server.ts";
import { withoutDeadline } from "../database/question-deadline.server.ts";
import { isSeeded, seedSchool } from "../database/seed/seed-school.server.ts";
import { announce } from "./announce.ts";

/** Names of the embedded database in a data folder: when it is complete, and the prefix while a copy is being restored. */
const WHOLE = "database";
const HALF = "database.restoring";

/**
 * Opens the database of the environment, migrates it and fills an empty one with the demo school.
 * @throws DataFolderInUseError when another process holds the data folder, CommandError when a restore was interrupted, EnvironmentError
 * when an empty database does not know the letters of a school's languages.
 */
export async function openSchoolDatabase(environment: Environment): Promise<OpenDatabase> {
	const database = await openAsItIs(environment);
	try {
		await withoutDeadline(() => prepareSchool(database.db));
		return database;
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** @throws CommandError when a restore was interrupted. */
export async function prepareSchool(db: Database): Promise<void> {
	await expectNoHalf(db);
	const applied = await migrate(db);
	if (applied.length > 0) announce(`Database: ${applied.length} migration(s) applied.`);
	if (await isSeeded(db)) return;
	announce("Database is empty: loading the demo school.");
	await seedSchool(db, new Date());
}

/** Opens the database of the environment without changing anything in it. @throws DataFolderInUseError, EnvironmentError as above. */
export async function openAsItIs(environment: Environment): Promise<OpenDatabase> {
	mkdirSync(environment.DATA_DIR, { recursive: true });
	return environment.DATABASE_URL ? openSchoolServer(environment.DATABASE_URL) : openLockedFolder(environment.DATA_DIR);
}

/** Opens a PostgreSQL server for a school. @throws EnvironmentError where a new school would not find Cyrillic words in it. */
export async function openSchoolServer(connectionString: string): Promise<OpenDatabase> {
	const database = await openServerDatabase(connectionString);
	try {
		await expectAlphabet(database.db);
		return database;
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** Warns where an existing school is in an unsuitable database. @throws EnvironmentError where there is no school in it yet. */
export async function expectAlphabet(db: Database): Promise<void> {
	const wrong = await findWrongAlphabet(db);
	if (wrong === undefined) return;
	if (!(await isMigrated(db))) throw new EnvironmentError(wrong);
	announce(`${wrong} Make such a one, and move there by a backup and a restore.`);
}

/** Opens the embedded database of a data folder that no other process is using. */
async function openLockedFolder(folder: string): Promise<OpenDatabase> {
	expectOwnDatabase(join(folder, WHOLE));
	const unlock = await lockDataFolder(join(folder, "lock"));
	try {
		expectNoHalfFolder(folder);
		const database = await openEmbeddedDatabase(join(folder, WHOLE));
		return {
			...database,
			async close() {
				await database.close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

/** @throws CommandError for root where the database belongs to another user, who could no longer open what root has written there. */
function expectOwnDatabase(path: string): void {
	const owner = statSync(path, { throwIfNoEntry: false })?.uid ?? 0;
	if (owner === 0 || process.getuid?.() !== 0) return;
	throw new CommandError(`${path} belongs to user ${owner}: do this as that user, such as by sudo -u '#${owner}'.`);
}

/** @throws CommandError where a restore was killed halfway: the demo school would be opened instead of the one that was meant. */
function expectNoHalfFolder(folder: string): void {
	const [half] = listHalves(folder);
	if (existsSync(join(folder, WHOLE)) || half === undefined) return;
	throw new CommandError(`A restore into ${folder} was not finished. Repeat it, or take ${half} away.`);
}

function listHalves(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.startsWith(HALF))
		.map((name) => join(folder, name));
}

async function removeHalves(folder: string): Promise<void> {
	for (const half of listHalves(folder)) await rm(half, { recursive: true, force: true });
}

/**
 * Creates the embedded database of a data folder. It exists once `fill` is done; where that fails, nothing is left.
 * @throws CommandError where there is a database already, DataFolderInUseError, and whatever `fill` throws.
 */
export async function makeDatabase(folder: string, fill: (database: OpenDatabase) => Promise<void>): Promise<void> {
	const [half, whole] = [join(folder, HALF), join(folder, WHOLE)];
	if (existsSync(whole)) throw new CommandError(`${whole} is there already. Restore into an empty DATA_DIR.`);
	mkdirSync(folder, { recursive: true });
	const unlock = await lockDataFolder(join(folder, "lock"));
	try {
		await removeHalves(folder);
		const database = await openEmbeddedDatabase(half);
		await fill(database).finally(() => database.close());
		renameSync(half, whole);
		syncPath(folder);
	} catch (error) {
		await removeHalves(folder).catch(() => undefined);
		throw error;
	} finally {
		unlock();
	}
}
