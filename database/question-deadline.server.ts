import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** Far longer than any query of a page, a form or a report: its visitor has been told to come back by then. */
export const DEADLINE_MS = 60_000;

const unhurried = new AsyncLocalStorage<true>();

/** Runs `work` whose queries may take as long as they need: a migration, a copy. */
export function withoutDeadline<Value>(work: () => Promise<Value>): Promise<Value> {
	return unhurried.run(true, work);
}

/** Whether this code runs inside {@link withoutDeadline}. */
export function isUnhurried(): boolean {
	return unhurried.getStore() === true;
}

/**
 * Closes a connection that leaves a query unanswered for `deadlineMs`; the query fails as on any lost connection, and the pool does not
 * reuse it. By itself the system would take a quarter of an hour to notice a connection that went silent before the query arrived.
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
