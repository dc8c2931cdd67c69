// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	unlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";

/** A tab that stays open through a deploy asks for files of its own build; they are served for a week after it was replaced. */
export const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const LIST = "current.json";
/** A folder that is not this program's to write, or has no room. */
const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "EDQUOT"];

/**
 * `keepOldAssets` that does not fail where nothing can be kept: with a database server the school opens all the same, and an embedded one
 * reports what is wrong itself.
 * @returns a sentence about it, or undefined where the files are kept.
 */
export function tryToKeepOldAssets(folders) {
	try {
		keepOldAssets(folders);
		return undefined;
	} catch (error) {
		if (!UNWRITABLE.includes(error.code)) throw error;
		return `Files of earlier builds are not kept: ${folders.kept} cannot be written to (${error.code}). Tabs that are open load their next page anew.`;
	}
}

/**
 * Run it after a build. Copies the files of earlier builds beside those of the new one, and remembers the new ones for next time. The time
 * of a kept file is when its build was replaced.
 * @param {{ built: string, kept: string, now?: number }} folders `built` has the hashed files of the new build, `kept` survives it.
 */
export function keepOldAssets({ built, kept, now = Date.now() }) {
	mkdirSync(kept, { recursive: true });
	const current = new Set(readdirSync(built));
	for (const name of readList(kept)) {
		const file = path.join(kept, name);
		if (!current.has(name) && existsSync(file)) utimesSync(file, now / 1000, now / 1000);
	}
	for (const name of readdirSync(kept)) {
		if (name === LIST || current.has(name)) continue;
		const file = path.join(kept, name);
		if (now - statSync(file).mtimeMs > KEPT_FOR_MS) unlinkSync(file);
		else copyFileSync(file, path.join(built, name));
	}
	for (const name of current) {
		const file = path.join(kept, name);
		if (!existsSync(file)) copyFileSync(path.join(built, name), file);
	}
	writeFileSync(path.join(kept, LIST), JSON.stringify([...current]));
}

function readList(kept) {
	try {
		const names = JSON.parse(readFileSync(path.join(kept, LIST), "utf8"));
		return Array.isArray(names) ? names.filter((name) => typeof name === "string" && name === path.basename(name)) : [];
	} catch {
		// The first build.
		return [];
	}
}
