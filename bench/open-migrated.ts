import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OpenDatabase, openEmbeddedDatabase } from "../database/open-database.server.ts";

const ROOT = join(import.meta.dirname, "..");

/**
 * An embedded database in memory with every table and no row. The migrations are read as files: the program's own way of reading them needs
 * its bundler.
 */
export async function openMigrated(): Promise<OpenDatabase> {
	const opened = await openEmbeddedDatabase();
	if (!("pglite" in opened.driver)) throw new Error("The bench asks the embedded database");
	for (const file of globSync("database/migrations/*.sql", { cwd: ROOT }).sort()) {
		await opened.driver.pglite.exec(readFileSync(join(ROOT, file), "utf8"));
	}
	return opened;
}
