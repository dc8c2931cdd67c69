// `npm run dev`: installs what is missing and serves the sources, reloading on change. Runs on whatever Node the machine has.
import { spawn } from "node:child_process";
import { buildOffice } from "./build-office.mjs";
import { installPackages, pinnedNode, root } from "./install.mjs";

installPackages();
buildOffice(process.env);
const server = spawn(pinnedNode, ["server/dev.ts"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code === null ? 1 : code));
