// Runs on whatever Node the machine has: plain JavaScript, nothing newer than ES2019.
import path from "node:path";
import { buildOffice } from "./build-office.mjs";
import { pinnedNode, root, run } from "./install.mjs";

/** Builds the site and the screens of staff into `build/`, as they are served. Only what goes wrong is printed. */
export function buildSchool(env) {
	const production = Object.assign({}, env, { NODE_ENV: "production" });
	run(pinnedNode, [path.join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
		env: production,
		stdio: ["ignore", "ignore", "inherit"],
	});
	buildOffice(production);
}
