import { enableCompileCache } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { hearStops } from "./start/hear-stops.ts";

const onStop = hearStops();
// What was compiled once lies ready for the next start; it holds for whatever is imported from here on.
enableCompileCache();
const { runProgram } = await import("./start/run-program.ts");
await runProgram(dirname(fileURLToPath(import.meta.url)), onStop);
