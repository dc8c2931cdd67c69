import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether a hold still keeps its place, beside a query of `seat_hold`: an expired one does not, even before the job that releases it runs.
 */
export function isHeldNow(now: Date | RawBuilder<Date>): RawBuilder<SqlBool> {
	return sql<SqlBool>`(seat_hold.released_at is null and seat_hold.expires_at > ${now})`;
}
