import fs from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { errorCode } from "../app/shared/error-code.ts";
import { isOneOf } from "../app/shared/is-one-of.ts";

/** An open file of the embedded database; `nfd` is its descriptor in the operating system. */
type OpenFile = { readonly nfd: number };

type Disk = {
	readonly lookupPath: (path: string) => {
		readonly node: {
			readonly mount: { readonly type: { readonly stream_ops: { fsync?: (file: OpenFile) => number } } };
		};
	};
	readonly ErrnoError: new (code: number) => Error;
};

/** The path at which the embedded database sees its own folder. */
const MOUNT = "/pglite/data";
/** The number of EIO in WASI, which the C library of the database uses. */
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
 * Makes the embedded database wait for the disk at every commit and checkpoint, as a server does. It asks for it itself, but its file layer
 * lacks the call, so nothing would happen. Costs about half a millisecond per commit on a solid-state disk.
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
 * Writes as much beside a folder as the embedded database requests at once (a segment of its log) and removes it again: when the database
 * does not open, it cannot say what the disk did.
 * @throws the system's error, with the path of the folder, where the disk accepts nothing.
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
 * Checks that everything in a folder belongs to this program's user, as it does not after a command that was run as root; the embedded
 * database cannot report that either.
 * @throws the system's error, with the path of the first file that does not.
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

/**
 * Waits until a file, or the entries of a folder, are on the disk. Opening a folder for reading is enough; systems that refuse keep their
 * own order.
 */
export function syncPath(path: string): void {
	const file = fs.openSync(path, "r");
	try {
		fs.fsyncSync(file);
	} catch (error) {
		if (!isOneOf(["EPERM", "EISDIR", "EINVAL"], errorCode(error))) throw error;
	} finally {
		fs.closeSync(file);
	}
}
