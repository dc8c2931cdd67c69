import { join } from "node:path";
import { explainFailure } from "./start/explain-failure.ts";
import { expectNobodyServes } from "./start/hold-build.ts";

/** What every build asks first, from the sources: it would take the files of an open school away from under it. */
try {
	await expectNobodyServes(process.env.BUILD_FOLDER || join(import.meta.dirname, "..", "build"));
} catch (error) {
	process.stderr.write(`${explainFailure(error, undefined)}\n`);
	process.exit(1);
}
