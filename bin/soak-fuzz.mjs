// `npm run soak:fuzz`: the fuzz suite for as long as a night, with a seed of its own. Runs on whatever Node the machine has.
import path from "node:path";
import { buildSchool } from "./build-school.mjs";
import { installPackages, pinnedNode, root, run } from "./install.mjs";

installPackages();
const env = Object.assign({ FUZZ_CASES: "500000", FUZZ_SEED: String(Math.floor(Math.random() * 1e9)) }, process.env, {
	NODE_ENV: "production",
});
buildSchool(env);
process.stdout.write(`Seed ${env.FUZZ_SEED}, ${env.FUZZ_CASES} cases.\n`);
run(
	pinnedNode,
	[
		path.join(root, "node_modules", "vitest", "vitest.mjs"),
		"run",
		"--config",
		path.join("tests", "fuzz", "vitest.config.ts"),
	],
	{ env },
);
