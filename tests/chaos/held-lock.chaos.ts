import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type OpenDatabase, openServerDatabase } from "../../database/open-database.server.ts";
import { withoutDeadline } from "../../database/question-deadline.server.ts";

/* A process is stopped in the middle of a transaction, as a frozen machine is: it says nothing, and its line stays open. */

const LOCK = 1;
const running: { stop(): unknown }[] = [];
let stopped: OpenDatabase;
let healthy: OpenDatabase;

beforeAll(async () => {
	const postgres = await startPostgres();
	running.push(postgres);
	[stopped, healthy] = await Promise.all([openServerDatabase(postgres.url), openServerDatabase(postgres.url)]);
});
afterAll(async () => {
	await healthy.close();
	for (const one of running.splice(0).reverse()) await one.stop();
});

const takeLock = ({ db }: OpenDatabase) =>
	db.transaction().execute((transaction) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction));

/** Takes the lock, and is never heard of again. */
function fallSilent({ db }: OpenDatabase): Promise<void> {
	return new Promise((resolve, reject) => {
		db.transaction()
			.execute(async (transaction) => {
				await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
				resolve();
				await new Promise(() => undefined);
			})
			.catch(reject);
	});
}

test("those who wait for its lock are told in time, the connections come back, and the lock is free within seconds", async () => {
	await fallSilent(stopped);
	const since = performance.now();
	const waiting = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(healthy)));
	expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => "rejected"));
	await withoutDeadline(() => takeLock(healthy));
	expect(performance.now() - since).toBeLessThan(25_000);
	const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(healthy.db);
	expect(rows).toEqual([]);
	expect(healthy.pool?.().waiting).toBe(0);
}, 60_000);
