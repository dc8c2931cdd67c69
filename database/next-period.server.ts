import { type RawBuilder, sql } from "kysely";

type Repeated = {
	/** Columns of the query around it, or values: a moment, whole days, a zone of IANA. */
	readonly at: RawBuilder<unknown>;
	readonly days: RawBuilder<unknown>;
	readonly zone: RawBuilder<unknown>;
	readonly now: Date;
};

/**
 * The first moment after now that lies whole periods after `at`, as the clocks of the zone show it (a `timestamp`). Counted by those
 * clocks, so the hour stays the same when they change.
 */
export function nextPeriod({ at, days, zone, now }: Repeated): RawBuilder<Date> {
	const local = sql`(${at} at time zone ${zone})`;
	return sql`(${local} + ${days} * interval '1 day'
		* (floor(extract(epoch from (${now}::timestamptz at time zone ${zone}) - ${local}) / 86400 / ${days}) + 1))`;
}
