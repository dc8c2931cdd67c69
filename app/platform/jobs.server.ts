import type { PGlite } from "@electric-sql/pglite";
import { fromKysely, fromPglite, type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from "pg-boss";
import type { KyselyTransactionLike } from "pg-boss/dist/adapters/kysely.js";
import runner from "pg-boss/package.json" with { type: "json" };
import { goOnByClock, LOOK_MS, STEADY_CLOCK } from "./clock-set-back.server.ts";
import { hearRunner } from "./hear-runner.server.ts";
import { KEEP_ALIVE } from "./keep-alive.server.ts";
import type { Log } from "./log.server.ts";
import type { Outage } from "./outage.server.ts";
import { settleWithin } from "./settle-within.server.ts";

export type JobDriver = { pglite: PGlite } | { connectionString: string };

export type JobDefinition<Data extends object> = {
	readonly queue: string;
	/** Called at least once for every job. Throwing means "try again later"; `JobPostponed` names the earliest moment. */
	readonly work: (data: Data, attempt: JobAttempt) => Promise<void>;
	/** How often a failed job is tried again, with pauses that double from two seconds to `longestPauseSeconds`. */
	readonly retries: number;
	readonly longestPauseSeconds: number;
	/** Cron expression in UTC for a job that comes by itself. */
	readonly schedule?: string;
	/** Also runs when an instance starts, to catch up on what no instance was there to do: at most once in 15 minutes, whichever instance starts. */
	readonly atStart?: boolean;
};

/** Thrown by work that knows how long to wait before the next try. */
export class JobPostponed extends Error {
	/** Undefined for the usual pause. */
	readonly afterSeconds: number | undefined;

	constructor(reason: string, { cause, afterSeconds }: { cause?: unknown; afterSeconds?: number | undefined }) {
		super(reason, { cause });
		this.afterSeconds = afterSeconds;
	}
}

export type JobAttempt = { readonly number: number; readonly isLast: boolean };

export type JobSender = {
	/** Adds a job as part of a transaction: it exists exactly when the transaction commits. */
	send(transaction: KyselyTransactionLike, queue: string, data: object): Promise<void>;
};

export type Jobs = JobSender & {
	/** Begins to poll the queues. */
	work(): Promise<void>;
	stop(): Promise<void>;
};

type JobWatch = {
	readonly log: Log;
	/** Called for every poll of a queue that fails because the database is away. */
	readonly onOutage: (outage: Outage) => void;
};

/** The shape of the job runner's own tables in this program. */
export const JOB_SCHEMA = runner.pgboss.schema;

const FIRST_PAUSE_SECONDS = 2;
/** A job whose process has died is given to another one after so many seconds without a heartbeat. */
const HEARTBEAT_SECONDS = 15;
const SUPERVISE_SECONDS = 5;
/** How often a queue is polled. Scheduled jobs run once a minute at most and nobody waits for them, so theirs is polled less often. */
const LOOK_SECONDS = 1;
const CLOCK_LOOK_SECONDS = 5;

/** Five seconds for running jobs to end, and one for what the runner then writes. */
const STOP_MS = 6000;

/** Within this time a start does not run the same `atStart` job again. */
const START_SECONDS = 15 * 60;

/** An id that no job has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Opens the job runner on the application's own database. Every queue exists and is cached before this returns: the first send to an
 * unknown queue looks it up outside the sender's transaction, which would hang the embedded database. Work that leads to more work sends it
 * through the `sender`.
 */
export async function openJobs(
	driver: JobDriver,
	define: (sender: JobSender) => readonly JobDefinition<never>[],
	{ log, onOutage }: JobWatch,
): Promise<Jobs> {
	const boss = new PgBoss({
		...connectionOf(driver),
		superviseIntervalSeconds: SUPERVISE_SECONDS,
		monitorIntervalSeconds: SUPERVISE_SECONDS,
		clock: STEADY_CLOCK,
		clockMonitorIntervalSeconds: LOOK_MS / 1000,
	});
	boss.on("error", hearRunner(log, onOutage));
	await boss.start();
	await goOnByClock(boss.getDb(), log);
	// An outage is reported by the polls of the queues.
	const looking = setInterval(() => void goOnByClock(boss.getDb(), log).catch(() => undefined), LOOK_MS);
	const sender: JobSender = {
		async send(transaction, queue, data) {
			await boss.send(queue, data, { db: fromKysely(transaction) });
		},
	};
	const registered = await readRegistered(boss);
	const definitions = define(sender);
	for (const definition of definitions) await registerQueue(boss, definition, registered);
	return {
		...sender,
		async work() {
			for (const definition of definitions) await workQueue(boss, definition, log);
			for (const { queue, atStart } of definitions) {
				if (atStart) await boss.send(queue, {}, { singletonSeconds: START_SECONDS });
			}
		},
		async stop() {
			clearInterval(looking);
			const stopping = boss.stop({ graceful: true, timeout: 5_000 });
			// A silent server would be waited for without end; the embedded database always answers.
			await ("pglite" in driver ? stopping : settleWithin(stopping, STOP_MS));
		},
	};
}

/** Creates the job runner's own tables, without any queue in them, for a restore to fill. */
export async function createJobTables(driver: JobDriver): Promise<void> {
	const boss = new PgBoss({ ...connectionOf(driver), supervise: false, schedule: false });
	boss.on("error", () => undefined);
	await boss.start();
	await boss.stop({ graceful: false });
}

function connectionOf(driver: JobDriver) {
	return "pglite" in driver
		? { backend: "pglite" as const, db: fromPglite(driver.pglite) }
		: { connectionString: driver.connectionString, application_name: "orbita-jobs", max: 4, ...KEEP_ALIVE };
}

/** What an earlier start has registered with the runner; writing all of it again would take a third of a start. */
type Registered = {
	readonly queues: ReadonlyMap<string, QueueResult>;
	/** Cron expressions by queue. */
	readonly schedules: ReadonlyMap<string, string>;
};

async function readRegistered(boss: PgBoss): Promise<Registered> {
	const queues = await boss.getQueues();
	const schedules = await boss.getSchedules();
	return {
		queues: new Map(queues.map((queue) => [queue.name, queue])),
		schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
	};
}

async function registerQueue(boss: PgBoss, definition: JobDefinition<never>, registered: Registered): Promise<void> {
	const { queue, retries, schedule } = definition;
	const options = {
		heartbeatSeconds: HEARTBEAT_SECONDS,
		retryLimit: retries,
		retryDelay: FIRST_PAUSE_SECONDS,
		retryBackoff: true,
		retryDelayMax: definition.longestPauseSeconds,
	};
	const known = registered.queues.get(queue);
	const isUpToDate =
		known && Object.entries(options).every(([name, value]) => known[name as keyof typeof options] === value);
	if (!isUpToDate) {
		await (known ? boss.updateQueue(queue, options) : boss.createQueue(queue, options));
		// Reading from a queue puts it into the runner's cache.
		await boss.getJobById(queue, NOBODY);
	}
	if (schedule && registered.schedules.get(queue) !== schedule) await boss.schedule(queue, schedule, {}, { tz: "UTC" });
}

async function workQueue(boss: PgBoss, definition: JobDefinition<never>, log: Log): Promise<void> {
	const { queue, retries } = definition;
	const options = {
		pollingIntervalSeconds: definition.schedule ? CLOCK_LOOK_SECONDS : LOOK_SECONDS,
		batchSize: 5,
		burstWhenBatchFull: true,
		includeMetadata: true,
		perJobResults: true,
	} as const;
	await boss.work(queue, options, async (jobs): Promise<JobResult[]> => {
		const results: JobResult[] = [];
		for (const job of jobs) results.push({ id: job.id, status: await workJob(job) });
		return results;
	});

	async function workJob(job: JobWithMetadata<unknown>): Promise<"completed" | "failed"> {
		const isLast = job.retryCount >= job.retryLimit;
		const attempt = { number: retries - job.retryLimit + job.retryCount + 1, isLast };
		try {
			await definition.work((job.data ?? {}) as never, attempt);
			return "completed";
		} catch (error) {
			log.warn("A job failed", { queue, job: job.id, attempt: attempt.number, isLast, error });
			if (isLast || !(error instanceof JobPostponed) || !error.afterSeconds) return "failed";
			const postponement = { definition, number: attempt.number, afterSeconds: error.afterSeconds };
			// Where no other job can be sent in its place, this one is tried again after the usual pause.
			return postpone(boss, job, postponement).then(
				() => "completed",
				() => "failed",
			);
		}
	}
}

type Postponement = {
	readonly definition: JobDefinition<never>;
	readonly number: number;
	readonly afterSeconds: number;
};

/**
 * Sends another job in place of one that must wait, as the runner cannot set the pause of a single try. The new job has the tries that
 * are left, and its pauses go on from where they were.
 */
async function postpone(
	boss: PgBoss,
	job: JobWithMetadata<unknown>,
	{ definition: { queue, longestPauseSeconds }, number, afterSeconds }: Postponement,
): Promise<void> {
	const pauseAfter = (tries: number) => Math.min(longestPauseSeconds, FIRST_PAUSE_SECONDS * 2 ** (tries - 1));
	await boss.send(queue, job.data as object, {
		startAfter: Math.ceil(Math.max(afterSeconds, pauseAfter(number))),
		retryLimit: job.retryLimit - job.retryCount - 1,
		retryDelay: pauseAfter(number + 1),
	});
}
