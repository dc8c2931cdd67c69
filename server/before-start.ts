import { expectNoOther } from "./start/expect-no-other.ts";
import { runOrExplain } from "./start/run-or-explain.ts";

/** What `npm start` asks before it builds, from the sources: whether this school could open at all. */
await runOrExplain(expectNoOther);
