import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The longest path of a socket that the operating system accepts, less some margin. */
const LONGEST_PATH = 100;

/** Where a running process of a data folder takes orders of this machine: a socket that only its owner may open. */
export function controlPath(dataFolder: string): string {
	const folder = resolve(dataFolder);
	const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
	if (process.platform === "win32") return `\\\\.\\pipe\\orbita-${name}`;
	const beside = join(folder, "control.sock");
	return beside.length <= LONGEST_PATH ? beside : join(tmpdir(), `orbita-${name}.sock`);
}
