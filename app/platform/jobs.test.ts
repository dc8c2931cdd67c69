import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { type JobAttempt, type JobDefinition, JobPostponed, openJobs } from "./jobs.server.ts";
import { createLog } from "./log.server.ts";

const WATCH = { log: createLog("silent"), onOutage: () => undefined };

type Row = { state: string; data: { id: string }; pause: number; retryLimit: number; retryDelay: number };

test("a job that is to be left alone waits for as long, with the tries that are left and the pauses that were next", async () => {
	const { db, driver, close } = await openTestDatabase();
	const attempts: JobAttempt[] = [];
	const definition: JobDefinition<{ id: string }> = {
		queue: "patient",
		retries: 5,
		longestPauseSeconds: 1800,
		async work(_data, attempt) {
			attempts.push(attempt);
			throw new JobPostponed("rate-limited", { afterSeconds: 300 });
		},
	};
	const jobs = await openJobs(driver, () => [definition as JobDefinition<never>], WATCH);
	await jobs.work();
	const rows = async () => {
		const found = await sql<Row>`select state, data, retry_limit, retry_delay,
			round(extract(epoch from start_after - created_on))::int as pause
			from pgboss.job where name = 'patient' order by created_on`.execute(db);
		return found.rows;
	};
	const data = { id: "one" };
	await db.transaction().execute((transaction) => jobs.send(transaction as never, "patient", data));
	await vi.waitFor(
		async () => expect((await rows()).map(({ state }) => state)).toEqual(["completed", "created"]),
		20_000,
	);
	expect((await rows())[1]).toEqual({ state: "created", data, pause: 300, retryLimit: 4, retryDelay: 4 });

	await sql`update pgboss.job set start_after = now() where state = 'created'`.execute(db);
	await vi.waitFor(async () => expect(await rows()).toHaveLength(3), 20_000);
	expect((await rows())[2]).toMatchObject({ retryLimit: 3, retryDelay: 8 });
	expect(attempts).toEqual([
		{ number: 1, isLast: false },
		{ number: 2, isLast: false },
	]);
	await jobs.stop();
	await close();
}, 60_000);

test("the runner is told a queue once, and again where the program says something else", async () => {
	const { db, driver, close } = await openTestDatabase();
	async function toldAfterStart(said: { retries: number; schedule: string }) {
		const definition: JobDefinition<object> = { queue: "told", longestPauseSeconds: 60, work: async () => {}, ...said };
		const jobs = await openJobs(driver, () => [definition], WATCH);
		await jobs.stop();
		const { rows } = await sql<{ retries: number; cron: string; queueAt: Date; scheduleAt: Date }>`
			select retry_limit as retries, cron, queue.updated_on as "queueAt", schedule.updated_on as "scheduleAt"
			from pgboss.queue join pgboss.schedule using (name) where name = 'told'`.execute(db);
		return rows[0];
	}
	const first = await toldAfterStart({ retries: 5, schedule: "0 3 * * *" });
	expect(first).toMatchObject({ retries: 5, cron: "0 3 * * *" });
	expect(await toldAfterStart({ retries: 5, schedule: "0 3 * * *" })).toEqual(first);
	expect(await toldAfterStart({ retries: 2, schedule: "0 4 * * *" })).toMatchObject({ retries: 2, cron: "0 4 * * *" });
	await close();
}, 60_000);

test("what is made up for at a start comes at once, and once where two instances start together", async () => {
	const { db, driver, close } = await openTestDatabase();
	const worked: string[] = [];
	const clockJob = (queue: string, atStart: boolean): JobDefinition<object> => ({
		...{ queue, atStart, retries: 2, longestPauseSeconds: 60, schedule: "0 3 1 1 *" },
		async work() {
			worked.push(queue);
		},
	});
	const open = () => openJobs(driver, () => [clockJob("overdue", true), clockJob("nightly", false)], WATCH);
	const instances = [await open(), await open()];
	for (const jobs of instances) await jobs.work();
	await vi.waitFor(() => expect(worked).toEqual(["overdue"]), 20_000);
	const { rows } = await sql`select name from pgboss.job where name in ('overdue', 'nightly')`.execute(db);
	expect(rows).toEqual([{ name: "overdue" }]);
	for (const jobs of instances) await jobs.stop();
	await close();
}, 60_000);
