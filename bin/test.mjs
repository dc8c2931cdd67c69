// `npm test`: installs what is missing and runs every suite. Runs on whatever Node the machine has.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installPackages, pinnedNode, root } from "./install.mjs";

installPackages();
const result = spawnSync(pinnedNode, [path.join(root, "bin", "run-suites.ts")].concat(process.argv.slice(2)), {
	cwd: root,
	stdio: "inherit",
	env: Object.assign({}, process.env, {
		PATH: path.join(root, "node_modules", ".bin") + path.delimiter + process.env.PATH,
	}),
});
process.exit(result.status === null ? 1 : result.status);
