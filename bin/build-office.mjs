// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pinnedNode, root, run } from "./install.mjs";

const OFFICE = path.join(root, "backoffice");
const BUILT = path.join(root, "build", "admin");
/** Beside the build and not in it: what lies in it is served. */
const STAMP = path.join(root, "build", "admin-sources.txt");

/**
 * Builds the screens of staff into `build/admin`, unless they were built from these very sources: it takes seconds, which a mere
 * restart should not.
 */
export function buildOffice(env) {
	const stamp = hashSources(env.BASE_PATH || "");
	if (existsSync(path.join(BUILT, "index.html")) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
	rmSync(STAMP, { force: true });
	run(pinnedNode, [path.join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "error"], {
		cwd: OFFICE,
		env: Object.assign({}, env, { NODE_ENV: "production" }),
	});
	mkdirSync(path.dirname(STAMP), { recursive: true });
	writeFileSync(STAMP, stamp);
}

/** Of everything the build is made from: the office's files, what it shares with the site, the addresses it is built for. */
function hashSources(basePath) {
	const hash = createHash("sha256").update(basePath);
	const files = [
		...listFiles(OFFICE),
		...listFiles(path.join(root, "app", "shared")),
		path.join(root, "package-lock.json"),
	];
	for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
	return hash.digest("hex");
}

function listFiles(folder) {
	return readdirSync(folder, { withFileTypes: true }).reduce((found, entry) => {
		if (entry.name === "node_modules" || entry.name.includes(".test.")) return found;
		const file = path.join(folder, entry.name);
		return found.concat(entry.isDirectory() ? listFiles(file) : [file]);
	}, []);
}
