// `npm start`: installs what is missing, builds, and becomes the server. Runs on whatever Node the machine has.
import { spawn } from "node:child_process";
import path from "node:path";
import { buildSchool, isBuilt } from "./build-school.mjs";
import { installPackages, pinnedNode, root, run } from "./install.mjs";
import { tryToKeepOldAssets } from "./keep-old-assets.mjs";
import { SERVER_FLAGS } from "./server-flags.mjs";

installPackages();
const env = Object.assign({}, process.env, { NODE_ENV: "production" });
if (!isBuilt(env)) {
	run(pinnedNode, [path.join(root, "server", "before-start.ts")], { env });
	process.stdout.write("Building…\n");
	buildSchool(env);
}
const unkept = tryToKeepOldAssets({
	built: path.join(root, "build", "client", "assets"),
	kept: path.resolve(root, env.DATA_DIR || "data", "old-assets"),
});
if (unkept) process.stdout.write(`${unkept}\n`);

const server = spawn(pinnedNode, SERVER_FLAGS.concat(path.join(root, "build", "server", "index.js")), {
	cwd: root,
	env,
	stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : code === null ? 1 : code));
