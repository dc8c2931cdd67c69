import { closeSync, openSync, readFileSync, readlinkSync, statSync, unlinkSync, utimesSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../shared/error-code.ts";

export class DataFolderInUseError extends Error {}
/** Written by a process whose paths are not this one's: what it writes into a folder may be elsewhere. */
export class DataFolderInUseElsewhereError extends DataFolderInUseError {}

type Owner = {
	readonly pid: number;
	readonly startedAt: string | undefined;
	/** The namespace in which its pid is valid: a container has pids of its own. Linux only; elsewhere undefined. */
	readonly namespace: string | undefined;
};

/** How often the holder touches its lock. */
const TOUCH_MS = 1000;
/** A lock that was not touched for this long is abandoned: several intervals, as a busy holder misses one or two. */
const WATCH_MS = 4000;
const LOOK_MS = 100;
const TRIES = 3;
/** States of a process that has ended but whose parent has not collected it: it still has its pid and start time, and accepts signals. */
const ENDED: ReadonlySet<string | undefined> = new Set(["Z", "X"]);

/**
 * Locks a data folder for this process alone: the embedded database has no lock of its own, and two writers ruin it. A lock left by a dead
 * process is taken over: at once where its pid can be checked, after four seconds of silence where it was left in another container.
 * @returns a function that releases the folder.
 * @throws DataFolderInUseError while another process holds it.
 */
export async function lockDataFolder(path: string): Promise<() => void> {
	const owner: Owner = { pid: process.pid, startedAt: processStat(process.pid).startedAt, namespace: pidNamespace() };
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const unlock = take(path, JSON.stringify(owner));
		if (unlock) return unlock;
		const held = read(path);
		if (held === undefined) continue;
		await refuseIfHeld(path, parseOwner(held), owner);
		// Whoever else has watched it may have taken it meanwhile.
		if (read(path) === held) remove(path);
	}
	throw new DataFolderInUseError("The data folder is being taken by another process at this very moment. Try again.");
}

/** @returns what gives it back; undefined when there is a lock already */
function take(path: string, text: string): (() => void) | undefined {
	try {
		const file = openSync(path, "wx");
		writeSync(file, text);
		closeSync(file);
	} catch (error) {
		if (errorCode(error) === "EEXIST") return undefined;
		throw error;
	}
	const touching = setInterval(() => touch(path, text), TOUCH_MS);
	touching.unref();
	return () => {
		clearInterval(touching);
		if (read(path) === text) remove(path);
	};
}

/** Not by `rmSync`, which names no code on a disk that only reads, so that nobody could tell why. */
function remove(path: string): void {
	try {
		unlinkSync(path);
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
	}
}

/** Another's lock is left alone: touched, it would seem held for ever. */
function touch(path: string, text: string): void {
	if (read(path) !== text) return;
	const now = new Date();
	try {
		utimesSync(path, now, now);
	} catch {
		// A disk that fails for a moment does not end the process.
	}
}

async function refuseIfHeld(path: string, holder: Owner | undefined, { namespace }: Owner): Promise<void> {
	const stopIt = "Stop it first, or set another DATA_DIR.";
	// A lock without a namespace comes from a system that has none, or from a build that wrote none.
	if (holder && (holder.namespace ?? namespace) === namespace) {
		if (isAlive(holder))
			throw new DataFolderInUseError(`The data folder is in use by process ${holder.pid}. ${stopIt}`);
		return;
	}
	const seen = touchedAt(path);
	for (let waited = 0; waited < WATCH_MS; waited += LOOK_MS) {
		await pause(LOOK_MS);
		if (touchedAt(path) !== seen) {
			throw new DataFolderInUseElsewhereError(
				`The data folder is in use by a process of another container. ${stopIt} Commands on a running school are given in its own container: docker exec.`,
			);
		}
	}
}

function touchedAt(path: string): number | undefined {
	return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function read(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

function parseOwner(text: string): Owner | undefined {
	try {
		return JSON.parse(text) as Owner;
	} catch {
		return undefined;
	}
}

function isAlive(owner: Owner): boolean {
	try {
		process.kill(owner.pid, 0);
	} catch (error) {
		if (errorCode(error) === "ESRCH") return false;
	}
	const { state, startedAt } = processStat(owner.pid);
	return !ENDED.has(state) && owner.startedAt === startedAt;
}

/**
 * State of a process, and its start in clock ticks since boot, so that a reused pid is not taken for the old process. Linux only; elsewhere
 * undefined.
 */
function processStat(pid: number): { readonly state?: string; readonly startedAt?: string } {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return { state: fields[0], startedAt: fields[19] };
	} catch {
		return {};
	}
}

function pidNamespace(): string | undefined {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return undefined;
	}
}
