// `npm run bench`, `soak` and `soak:kill`: installs what is missing, builds, and runs the script of `bench/` that is named first. Works
// with whatever Node the machine has.
import path from "node:path";
import { buildSchool } from "./build-school.mjs";
import { installPackages, pinnedNode, root, run } from "./install.mjs";

const [name, ...args] = process.argv.slice(2);
installPackages();
const env = Object.assign({}, process.env, { NODE_ENV: "production" });
buildSchool(env);
run(pinnedNode, [path.join(root, "bench", `${name}.ts`), ...args], { env });
