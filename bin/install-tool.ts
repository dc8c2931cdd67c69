import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { BROWSER_PACKAGES, findBrowser } from "./find-browser.ts";

type Tool = "browser" | "postgresql";

/** What shows that a tool is there, and the Debian packages that bring it, the best first. */
const TOOLS: Readonly<Record<Tool, { readonly isThere: () => boolean; readonly packages: readonly string[] }>> = {
	browser: { isThere: () => findBrowser() !== undefined, packages: BROWSER_PACKAGES },
	postgresql: {
		isThere: () => globSync("/usr/lib/postgresql/*/bin/initdb").length > 0,
		packages: ["postgresql"],
	},
};

/** Sees to it that a tool of the tests is on the machine, by Debian's packages when it is not. @returns whether it is there. */
export function installTool(tool: Tool): boolean {
	const { isThere, packages } = TOOLS[tool];
	if (isThere()) return true;
	runApt(["update", "-qq"]);
	return packages.some((name) => {
		process.stdout.write(`Installing ${name}…\n`);
		runApt(["install", "-y", "-qq", name]);
		return isThere();
	});
}

function runApt(args: readonly string[]): void {
	const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const [program = "", ...rest] = [...sudo, "apt-get", ...args];
	spawnSync(program, rest, {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
}
