import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";

export class DataFolderInUseError extends Error {}

type Owner = { pid: number; startedAt: string | undefined };

/**
 * Takes a data folder for this process alone: the embedded database keeps no lock of its own and two writers ruin it.
 * A lock left by a dead process is taken over.
 * @returns a function that gives the folder back.
 * @throws DataFolderInUseError while another process holds it.
 */
export function lockDataFolder(path: string): () => void {
	const owner: Owner = { pid: process.pid, startedAt: processStart(process.pid) };
	for (let attempt = 0; attempt < 2; attempt++) {
		try {
			const file = openSync(path, "wx");
			writeSync(file, JSON.stringify(owner));
			closeSync(file);
			return () => rmSync(path, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			const holder = readOwner(path);
			if (holder && isAlive(holder)) {
				throw new DataFolderInUseError(
					`The data folder is in use by process ${holder.pid}. Stop it first, or set another DATA_DIR.`,
				);
			}
			rmSync(path, { force: true });
		}
	}
	throw new DataFolderInUseError("The data folder is being taken by another process at this very moment. Try again.");
}

function readOwner(path: string): Owner | undefined {
	try {
		return JSON.parse(readFileSync(path, "utf8")) as Owner;
	} catch {
		return undefined;
	}
}

function isAlive(owner: Owner): boolean {
	try {
		process.kill(owner.pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
	}
	return owner.startedAt === processStart(owner.pid);
}

/** Start time in clock ticks since boot, so that a reused pid is not taken for the old process. Linux only; elsewhere undefined. */
function processStart(pid: number): string | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
	} catch {
		return undefined;
	}
}
