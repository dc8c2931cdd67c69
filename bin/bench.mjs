// `npm run bench`: installs what is missing, builds and prints the table of measurements. Runs on whatever Node the machine has.
import path from "node:path";
import { installPackages, pinnedNode, root, run } from "./install.mjs";

installPackages();
const env = Object.assign({}, process.env, { NODE_ENV: "production" });
run(pinnedNode, [path.join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
	env,
	stdio: ["ignore", "ignore", "inherit"],
});
run(pinnedNode, [path.join(root, "bench", "run.ts"), ...process.argv.slice(2)], { env });
