import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

type Tool = "chromium" | "postgresql";

/** What shows that a Debian package is there. */
const PROOFS: Readonly<Record<Tool, () => boolean>> = {
	chromium: () => existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium"),
	postgresql: () => globSync("/usr/lib/postgresql/*/bin/initdb").length > 0,
};

/** Sees to it that a tool of the tests is on the machine, by Debian's packages when it is not. @returns whether it is there. */
export function installTool(tool: Tool): boolean {
	if (PROOFS[tool]()) return true;
	process.stdout.write(`Installing ${tool}…\n`);
	const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const args of [
		["update", "-qq"],
		["install", "-y", "-qq", tool],
	]) {
		const [program = "", ...rest] = [...sudo, "apt-get", ...args];
		spawnSync(program, rest, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	}
	return PROOFS[tool]();
}
