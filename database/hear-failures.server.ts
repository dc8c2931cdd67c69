import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "kysely";

/** Why the last question failed, of those that did. */
export type HeardFailure = { failure?: unknown };

const listening = new AsyncLocalStorage<HeardFailure>();

/** Of a handle: tells whoever listens why a question failed. */
export const tellFailure: Logger = (event) => {
	const heard = listening.getStore();
	if (heard && event.level === "error") heard.failure = event.error;
};

/** Runs `work` and writes down why the database failed in it: a library in between may keep that to itself. */
export function hearFailures<Value>(heard: HeardFailure, work: () => Promise<Value>): Promise<Value> {
	return listening.run(heard, work);
}
