import { type Clock, type Db, systemClock } from "pg-boss";
import type { Log } from "./log.server.ts";

/** How often the clock is checked. */
export const LOOK_MS = 60_000;

/**
 * The clock by which the runner measures its pauses, so that none is prolonged when the wall clock is set back meanwhile. The runner itself
 * asks how far it is from the database's clock.
 */
export const STEADY_CLOCK: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/*
 * The runner relies on the times it wrote last: scheduled jobs run at least half a minute after the previous one, a retry at its time, and
 * each interval has one job. Times written by a clock that was ahead it would wait for, over every restart, for a year if need be.
 */
const FORGET_THE_FUTURE = `
	with ahead as (
		update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null
		where cron_on > pgboss.job_now() + interval '2 minutes' returning version
	), queues as (
		update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null where exists (select from ahead)
	), jobs as (
		update pgboss.job set start_after = least(start_after, pgboss.job_now()), created_on = least(created_on, pgboss.job_now()),
			started_on = least(started_on, pgboss.job_now()), heartbeat_on = least(heartbeat_on, pgboss.job_now()), singleton_on = null
		where exists (select from ahead)
			and (greatest(created_on, started_on, heartbeat_on) > pgboss.job_now() or singleton_on > pgboss.job_now() at time zone 'utc')
	)
	select version from ahead`;

/**
 * Lets jobs continue after a clock that was ahead is set back: scheduled jobs run again, and jobs sent meanwhile do not wait for their
 * future times.
 */
export async function goOnByClock(db: Db, log: Pick<Log, "warn">): Promise<void> {
	const { rows } = await db.executeSql(FORGET_THE_FUTURE);
	if (rows.length > 0) log.warn("The clock was set back: jobs go on by what it says now");
}
