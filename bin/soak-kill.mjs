// `npm run soak:kill`: installs what is missing, builds and kills a school under load for ten minutes. Runs on whatever Node the machine has.
import path from "node:path";
import { installPackages, pinnedNode, root, run } from "./install.mjs";

installPackages();
const env = Object.assign({}, process.env, { NODE_ENV: "production" });
run(pinnedNode, [path.join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
	env,
	stdio: ["ignore", "ignore", "inherit"],
});
run(pinnedNode, [path.join(root, "bench", "soak-kill.ts"), ...process.argv.slice(2)], { env });
