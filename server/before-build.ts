import { expectNoOther } from "./start/expect-no-other.ts";
import { runOrExplain } from "./start/run-or-explain.ts";

/** What `npm start` asks first, from the sources: a build would take the files of an open school away from under it. */
await runOrExplain(expectNoOther);
