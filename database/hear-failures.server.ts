import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "kysely";

/** The error of the last query that failed; absent while none has. */
export type HeardFailure = { failure?: unknown };

const listening = new AsyncLocalStorage<HeardFailure>();

/** The logger of a handle: passes on the error of a failed query to the work that is listening. */
export const tellFailure: Logger = (event) => {
	const heard = listening.getStore();
	if (heard && event.level === "error") heard.failure = event.error;
};

/** Runs `work` and writes down why the database failed in it: a library in between may keep that to itself. */
export function hearFailures<Value>(heard: HeardFailure, work: () => Promise<Value>): Promise<Value> {
	return listening.run(heard, work);
}
