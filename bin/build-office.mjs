// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pinnedNode, root, run } from "./install.mjs";

const OFFICE = path.join(root, "backoffice");
/** The build of the site empties `build/`, so this one is kept at home and copied there. */
const BUILT = path.join(OFFICE, "build", "admin");
/** Beside the build and not in it: what lies in it is served. */
const STAMP = path.join(OFFICE, "build", "sources.txt");
const SERVED = path.join(root, "build", "admin");

/**
 * Puts the screens of staff into `build/admin`. To be called after the build of the site. They are built only when their sources
 * changed: it takes seconds, which a mere restart should not.
 */
export function buildOffice(env) {
	const stamp = hashSources(env.BASE_PATH || "");
	const isFresh =
		existsSync(path.join(BUILT, "index.html")) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
	if (!isFresh) buildFrom(stamp, env);
	for (const file of listFiles(BUILT)) {
		const target = path.join(SERVED, path.relative(BUILT, file));
		mkdirSync(path.dirname(target), { recursive: true });
		copyFileSync(file, target);
	}
}

function buildFrom(stamp, env) {
	if (existsSync(STAMP)) unlinkSync(STAMP);
	run(pinnedNode, [path.join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "error"], {
		cwd: OFFICE,
		env: Object.assign({}, env, { NODE_ENV: "production" }),
	});
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
		if (["node_modules", "build"].includes(entry.name) || entry.name.includes(".test.")) return found;
		const file = path.join(folder, entry.name);
		return found.concat(entry.isDirectory() ? listFiles(file) : [file]);
	}, []);
}
