import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { SECRET_FILE, SECRET_MODE } from "../../app/platform/session-secret.server.ts";
import { errorCode } from "../../app/shared/error-code.ts";

/** Not copied from the data folder: the database itself, which is copied row by row, and what belongs to a running process. */
const LEFT_OUT = /^(?:database(?:\.\w+)*|lock|control\.sock)$/;

export type CopiedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** Copies every file of a data folder but the database, what is not written to its end yet, and what lies in the folders of `except`. */
export async function copyFiles(from: string, to: string, except: readonly string[] = []): Promise<CopiedFile[]> {
	const copied: CopiedFile[] = [];
	for (const path of listDataFiles(from, except)) {
		const body = await readPresent(join(from, path));
		// Gone since it was listed: a letter of whom the school has forgotten, a picture that staff removed.
		if (!body) continue;
		await mkdir(dirname(join(to, path)), { recursive: true });
		await writeFile(join(to, path), body, path === SECRET_FILE ? { mode: SECRET_MODE } : {});
		copied.push({ path, bytes: body.length, sha256: sha256(body) });
	}
	return copied;
}

async function readPresent(path: string): Promise<Buffer | undefined> {
	try {
		return await readFile(path);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return undefined;
		throw error;
	}
}

/** Paths with slashes, sorted. A name that begins with a dot is a draft, which its writer renames or removes. */
export function listDataFiles(folder: string, except: readonly string[] = []): string[] {
	if (!existsSync(folder)) return [];
	const away = except.map((path) => resolve(path) + sep);
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => !away.some((start) => resolve(path).startsWith(start)))
		.map((path) => relative(folder, path).split(sep).join("/"))
		.filter((path) => !LEFT_OUT.test(path.split("/")[0] ?? ""))
		.sort();
}

/** The SHA-256 of a file at a path, or of the bytes themselves, in hexadecimal. */
export function sha256(of: string | Buffer): string {
	return createHash("sha256")
		.update(typeof of === "string" ? readFileSync(of) : of)
		.digest("hex");
}
