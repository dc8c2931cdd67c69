// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildOffice } from "./build-office.mjs";
import { hashSources } from "./hash-sources.mjs";
import { pinnedNode, root, run } from "./install.mjs";

/** Written last, so a build that was broken off is none. */
const STAMP = path.join(root, "build", "sources.txt");
const FOLDERS = ["app", "backoffice", "bin", "content", "database", "public", "sandbox", "server"];

/** Whether `build/` holds what these sources give. */
export function isBuilt(env) {
	return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSchool(env);
}

/** Notes that `build/` is whole and of these sources. */
export function markBuilt(env) {
	writeFileSync(STAMP, hashSchool(env));
}

/**
 * Builds the site and the screens of staff into `build/`, as they are served. Prints only what goes wrong. An up-to-date build stays, and
 * so does one that a process serves from: then the command ends with one sentence.
 */
export function buildSchool(env) {
	if (isBuilt(env)) return;
	run(pinnedNode, [path.join(root, "server", "before-build.ts")], { env });
	const production = Object.assign({}, env, { NODE_ENV: "production" });
	if (existsSync(STAMP)) unlinkSync(STAMP);
	run(pinnedNode, [path.join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
		env: production,
		stdio: ["ignore", "ignore", "inherit"],
	});
	buildOffice(production);
	markBuilt(env);
}

function hashSchool(env) {
	const files = readdirSync(root).filter((name) => /\.(ts|json)$/.test(name));
	return hashSources(
		FOLDERS.concat(files).map((name) => path.join(root, name)),
		env.BASE_PATH,
	);
}
