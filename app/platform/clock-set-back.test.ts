import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { type JobDefinition, openJobs } from "./jobs.server.ts";

afterEach(() => void vi.restoreAllMocks());

test("after a clock that was a year ahead jobs come as before, and what was sent by it is done", async () => {
	const { db, driver, close } = await openTestDatabase();
	const warnings: string[] = [];
	const log = { warn: (message: string) => void warnings.push(message) };
	const watch = { log: log as never, onOutage: () => undefined };
	const worked: object[] = [];
	const definition: JobDefinition<object> = {
		...{ queue: "letters", retries: 2, longestPauseSeconds: 60, schedule: "* * * * *" },
		work: async (data) => void worked.push(data),
	};
	const open = () => openJobs(driver, () => [definition], watch);
	const first = await open();
	await db.transaction().execute((transaction) => first.send(transaction as never, "letters", { id: "one" }));
	await first.stop();
	const year = sql`interval '1 year'`;
	await sql`update pgboss.version set cron_on = now() + ${year}`.execute(db);
	await sql`update pgboss.queue set monitor_claim_on = now() + ${year}`.execute(db);
	await sql`update pgboss.job set start_after = start_after + ${year}, created_on = created_on + ${year},
		singleton_on = now() at time zone 'utc' + ${year}`.execute(db);

	const jobs = await open();
	await jobs.work();
	await vi.waitFor(() => expect(worked).toContainEqual({ id: "one" }), 20_000);
	const { rows } = await sql`select 'version' as of from pgboss.version where cron_on > now() + interval '1 minute'
		union all select name from pgboss.queue where monitor_claim_on > now() + interval '1 minute'
		union all select name from pgboss.job where singleton_on > now() at time zone 'utc' + interval '2 minutes'`.execute(
		db,
	);
	expect([rows, warnings]).toEqual([[], ["The clock was set back: jobs go on by what it says now"]]);
	await jobs.stop();
	await close();
}, 60_000);

test("a clock that is set back while a job is done keeps nobody waiting for as long", async () => {
	const { db, driver, close } = await openTestDatabase();
	const realNow = Date.now;
	const worked: object[] = [];
	const definition: JobDefinition<object> = {
		...{ queue: "letters", retries: 2, longestPauseSeconds: 60 },
		async work(data) {
			if (worked.length === 0) vi.spyOn(Date, "now").mockImplementation(() => realNow() - 3_600_000);
			worked.push(data);
		},
	};
	const log = { warn: () => undefined };
	const jobs = await openJobs(driver, () => [definition], { log: log as never, onOutage: () => undefined });
	await jobs.work();
	for (const id of ["one", "two"]) {
		await db.transaction().execute((transaction) => jobs.send(transaction as never, "letters", { id }));
		await vi.waitFor(() => expect(worked).toContainEqual({ id }), 20_000);
	}
	await jobs.stop();
	await close();
}, 60_000);
