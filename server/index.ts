import { enableCompileCache } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { hearStops } from "./start/hear-stops.ts";

// Letters, the database and backups hold personal data: of whatever is made from here on, nothing is for other users of the machine.
process.umask(0o077);
const onStop = hearStops();
// What was compiled once lies ready for the next start; it holds for whatever is imported from here on.
enableCompileCache();
const { runProgram } = await import("./start/run-program.ts");
await runProgram(dirname(fileURLToPath(import.meta.url)), onStop);
