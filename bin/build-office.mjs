// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { copyFileSync, existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashSources, listFiles } from "./hash-sources.mjs";
import { pinnedNode, root, run } from "./install.mjs";

const OFFICE = path.join(root, "backoffice");
/** The build of the site empties `build/`, so this one is kept at home and copied there. */
const BUILT = path.join(OFFICE, "build", "admin");
/** Beside the build and not in it: what lies in it is served. */
const STAMP = path.join(OFFICE, "build", "sources.txt");
const SERVED = path.join(root, "build", "admin");
/** Its files, and what it shares with the site. */
const SOURCES = [OFFICE, path.join(root, "app", "shared"), path.join(root, "package-lock.json")];

/**
 * Builds the screens of staff into `build/admin`. Run it after the build of the site. They are built only when their sources have changed:
 * it takes seconds, which a mere restart should not.
 */
export function buildOffice(env) {
	const stamp = hashSources(SOURCES, env.BASE_PATH);
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
