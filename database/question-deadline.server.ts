import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** Far longer than a page, a form or a report asks: whoever waits for it has been told to come again by then. */
export const DEADLINE_MS = 60_000;

const unhurried = new AsyncLocalStorage<true>();

/** Runs `work` whose questions may take as long as they do: a migration, a copy. */
export function withoutDeadline<Value>(work: () => Promise<Value>): Promise<Value> {
	return unhurried.run(true, work);
}

/** Whether it is such work that asks. */
export function isUnhurried(): boolean {
	return unhurried.getStore() === true;
}

/**
 * Ends a connection that leaves a question unanswered for `deadlineMs`; the question fails as on any lost connection, and the pool takes
 * the connection for no other one. A line that went silent under a question that never arrived is noticed by the system only after a
 * quarter of an hour.
 */
export function setDeadline(client: pg.Client, deadlineMs: number): void {
	const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
	const askInTime = (...question: unknown[]) => {
		const answer = ask(...question);
		if (isUnhurried() || !(answer instanceof Promise)) return answer;
		const watch = setTimeout(() => client.connection.stream.destroy(), deadlineMs);
		const stop = () => clearTimeout(watch);
		answer.then(stop, stop);
		return answer;
	};
	client.query = askInTime as typeof client.query;
}
