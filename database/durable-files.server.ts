import fs from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { errorCode } from "../app/shared/error-code.ts";

/** What an open file of the embedded database is to the operating system. */
type OpenFile = { readonly nfd: number };

type Disk = {
	readonly lookupPath: (path: string) => {
		readonly node: {
			readonly mount: { readonly type: { readonly stream_ops: { fsync?: (file: OpenFile) => number } } };
		};
	};
	readonly ErrnoError: new (code: number) => Error;
};

/** Where the embedded database sees its own folder. */
const MOUNT = "/pglite/data";
/** The number of EIO in WASI, which the database's C library speaks. */
const INPUT_OUTPUT_ERROR = 29;
const LOG_PART_BYTES = 16 * 2 ** 20;

/**
 * The usual settings without `-F`, which would switch waiting for the disk off. Of the ways to wait, `fsync` is the one that
 * {@link waitForDisk} can carry out.
 */
export const DURABLE_START = [
	...PGlite.defaultStartParams.filter((param) => param !== "-F"),
	"-c",
	"wal_sync_method=fsync",
];

/**
 * Lets the embedded database wait for the disk at every commit and checkpoint, as a server does. By itself it asks for it, but its
 * file layer lacks the call, so that nothing would happen. Costs about half a millisecond a commit on a solid-state disk.
 */
export function waitForDisk(pglite: PGlite): void {
	const disk = pglite.Module.FS as unknown as Disk;
	disk.lookupPath(MOUNT).node.mount.type.stream_ops.fsync = ({ nfd }) => {
		try {
			fs.fsyncSync(nfd);
			return 0;
		} catch {
			throw new disk.ErrnoError(INPUT_OUTPUT_ERROR);
		}
	};
}

/**
 * Writes as much beside a folder as the embedded database asks for at once, a part of its log, and takes it away again: when the database
 * does not open, it has no words for what the disk did.
 * @throws the system's error, with the path of the folder, where the disk takes nothing
 */
export function tryDisk(folder: string): void {
	const trial = `${folder}.trial`;
	try {
		fs.writeFileSync(trial, Buffer.alloc(LOG_PART_BYTES), { flush: true });
	} catch (error) {
		throw Object.assign(error as Error, { path: folder });
	} finally {
		if (fs.existsSync(trial)) fs.unlinkSync(trial);
	}
}

/**
 * Looks whether all of a folder is this program's, which the embedded database has no words for either: after a command that was given as root.
 * @throws the system's error, with the path of the first that is not
 */
export function tryFiles(folder: string): void {
	for (const { parentPath, name } of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
		fs.accessSync(join(parentPath, name), fs.constants.R_OK | fs.constants.W_OK);
	}
}

/** Waits until every file of a folder made in one go is on the disk. */
export function syncFolder(folder: string): void {
	for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (entry.isFile()) syncPath(join(entry.parentPath, entry.name));
	}
	syncPath(folder);
}

/** Waits until a file is on the disk, or what a folder names. Folders can be opened for reading only, and that is enough; systems that refuse keep their own order. */
export function syncPath(path: string): void {
	const file = fs.openSync(path, "r");
	try {
		fs.fsyncSync(file);
	} catch (error) {
		if (!["EPERM", "EISDIR", "EINVAL"].includes(errorCode(error) ?? "")) throw error;
	} finally {
		fs.closeSync(file);
	}
}
