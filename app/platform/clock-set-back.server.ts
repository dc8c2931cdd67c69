import { type Clock, type Db, systemClock } from "pg-boss";
import type { Log } from "./log.server.ts";

/** How often it is looked for. */
export const LOOK_MS = 60_000;

/**
 * By what the runner measures its pauses, so that none becomes longer by as much as the wall clock is set back meanwhile. How far it is from
 * the clock of the database the runner asks by itself.
 */
export const STEADY_CLOCK: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/*
 * The runner goes by what it wrote last: jobs of the clock come no sooner than half a minute after that, a retry at its time, one job a turn.
 * What it wrote by a clock that was ahead it would wait for, a year if need be, over every start.
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

/** Lets jobs go on by a clock that was ahead and was set back: those of the clock come again, and what was sent meanwhile is not waited for. */
export async function goOnByClock(db: Db, log: Pick<Log, "warn">): Promise<void> {
	const { rows } = await db.executeSql(FORGET_THE_FUTURE);
	if (rows.length > 0) log.warn("The clock was set back: jobs go on by what it says now");
}
