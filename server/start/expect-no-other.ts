import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { lockDataFolder } from "../../app/platform/process-lock.server.ts";
import { choosePort } from "./choose-port.ts";

/**
 * Checks whether a school is already running where this one would, without creating anything.
 * @throws EADDRINUSE or EACCES with the port, DataFolderInUseError.
 */
export async function expectNoOther(environment: Environment): Promise<void> {
	await choosePort(environment);
	const { DATABASE_URL, DATA_DIR } = environment;
	// Processes that use a PostgreSQL server may share a folder.
	if (DATABASE_URL || !existsSync(DATA_DIR)) return;
	const unlock = await lockDataFolder(join(DATA_DIR, "lock"));
	unlock();
}
