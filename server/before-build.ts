import { join } from "node:path";
import { explainFailure } from "./start/explain-failure.ts";
import { expectNobodyServes } from "./start/hold-build.ts";

/** Run before every build: refuses while a process serves from the folder of the build, because a new build would delete its files. */
try {
	await expectNobodyServes(process.env.BUILD_FOLDER || join(import.meta.dirname, "..", "build"));
} catch (error) {
	process.stderr.write(`${explainFailure(error, undefined)}\n`);
	process.exit(1);
}
