import { sql } from "kysely";
import { isHeldNow } from "../../../database/is-held-now.server.ts";
import type { Database } from "../../../database/open-database.server.ts";

/**
 * The nearest moment at which lists of courses change by themselves: a group starts, a sale ends, a text is published, a hold
 * runs out. Undefined when nothing is ahead.
 */
export async function nextCatalogueChange(db: Database, now: Date): Promise<Date | undefined> {
	const { rows } = await sql<{ moment: Date | string | null }>`
		select min(moment) as moment from (
			select min(starts_at) as moment from start where status = 'open' and starts_at > ${now}
			union all select min(sale_until) from tariff where sale_until > ${now}
			union all select min(publish_at) from course_text where state = 'scheduled' and publish_at > ${now}
			union all select min(expires_at) from seat_hold where ${isHeldNow(now)}
		) as moments
	`.execute(db);
	const moment = rows[0]?.moment;
	return moment ? new Date(moment) : undefined;
}
