import { join } from "node:path";
import { expectNoOther } from "./start/expect-no-other.ts";
import { expectNobodyServes } from "./start/hold-build.ts";
import { runOrExplain } from "./start/run-or-explain.ts";

/** What `npm start` asks first, from the sources: a build would take the files of an open school away from under it. */
await runOrExplain(async (environment) => {
	await expectNoOther(environment);
	await expectNobodyServes(process.env.BUILD_FOLDER || join(import.meta.dirname, "..", "build"));
});
