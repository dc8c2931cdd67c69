// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const pinnedNode = path.join(root, "node_modules", ".bin", "node");

/** Installs the packages of the lock files, the site's and the office's, when they are missing or older than those. */
export function installPackages() {
	installIn(root, existsSync(pinnedNode));
	installIn(path.join(root, "backoffice"), true);
}

function installIn(folder, isWhole) {
	const marker = path.join(folder, "node_modules", ".package-lock.json");
	const lock = path.join(folder, "package-lock.json");
	if (isWhole && existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 1000) return;
	process.stdout.write("Installing packages…\n");
	// With NODE_ENV=production npm would leave out what the build needs. Not `npm ci`: it refuses a lock file that lacks packages for other
	// systems, which not every registry has.
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	run(npm, ["install", "--include=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}

/** Runs a program and ends with its code when it fails. */
export function run(command, args, options) {
	const result = spawnSync(command, args, Object.assign({ cwd: root, stdio: "inherit" }, options));
	if (result.error) {
		process.stderr.write(`${command} could not be run: ${result.error.message}\n`);
		process.exit(1);
	}
	if (result.status !== 0) process.exit(result.status === null ? 1 : result.status);
}
