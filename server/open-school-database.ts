import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../app/platform/environment.server.ts";
import { lockDataFolder } from "../app/platform/process-lock.server.ts";
import { expectNoHalf } from "../database/backup/restore-backup.server.ts";
import { migrate } from "../database/migrate.server.ts";
import {
	type Database,
	type OpenDatabase,
	openEmbeddedDatabase,
	openServerDatabase,
} from "../database/open-database.server.ts";
import { withoutDeadline } from "../database/question-deadline.server.ts";
import { isSeeded, seedSchool } from "../database/seed/seed-school.server.ts";
import { announce } from "./announce.ts";

/**
 * Opens the database of the environment, brings it to the newest shape and fills an empty one with the demo school.
 * @throws DataFolderInUseError when another process holds the data folder, BackupError when a restore was left halfway.
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

/** @throws BackupError when a restore was left halfway. */
export async function prepareSchool(db: Database): Promise<void> {
	await expectNoHalf(db);
	const applied = await migrate(db);
	if (applied.length > 0) announce(`Database: ${applied.length} migration(s) applied.`);
	if (await isSeeded(db)) return;
	announce("Database is empty: loading the demo school.");
	await seedSchool(db, new Date());
}

/** Opens the database of the environment without changing anything in it. @throws DataFolderInUseError as above. */
export async function openAsItIs(environment: Environment): Promise<OpenDatabase> {
	mkdirSync(environment.DATA_DIR, { recursive: true });
	return environment.DATABASE_URL
		? openServerDatabase(environment.DATABASE_URL)
		: openLockedFolder(environment.DATA_DIR, "database");
}

/** Opens an embedded database in a data folder that no other process has. `isAnew`: what is there under its name goes first. */
export async function openLockedFolder(
	folder: string,
	name: string,
	{ isAnew = false }: { readonly isAnew?: boolean } = {},
): Promise<OpenDatabase> {
	const unlock = await lockDataFolder(join(folder, "lock"));
	try {
		if (isAnew) rmSync(join(folder, name), { recursive: true, force: true });
		const database = await openEmbeddedDatabase(join(folder, name));
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
