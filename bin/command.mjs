// `npm run backup`, `restore`, `seed`, `owner`: the built program runs one command and ends. Works with whatever Node the machine has.
import { existsSync } from "node:fs";
import path from "node:path";
import { buildSchool } from "./build-school.mjs";
import { installPackages, pinnedNode, root, run } from "./install.mjs";

const program = path.join(root, "build", "server", "index.js");
installPackages();
const env = Object.assign({}, process.env, { NODE_ENV: "production" });
if (!existsSync(program)) buildSchool(env);
run(pinnedNode, [program].concat(process.argv.slice(2)), { env });
