// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/**
 * Hash of the files and folders that a build is made from (absolute paths), and of the base path that it is built for. Tests are not part
 * of it.
 */
export function hashSources(sources, basePath) {
	const hash = createHash("sha256").update(basePath || "");
	const files = sources.reduce((found, source) => found.concat(listFiles(source)), []);
	for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
	return hash.digest("hex");
}

/** Every file of a folder and of the folders in it, or the file itself. */
export function listFiles(source) {
	if (!statSync(source).isDirectory()) return [source];
	return readdirSync(source).reduce((found, name) => {
		const isLeftOut = ["node_modules", "build"].includes(name) || name.includes(".test.");
		return isLeftOut ? found : found.concat(listFiles(path.join(source, name)));
	}, []);
}
