import { sql } from "kysely";
import { nextPeriod } from "../../../database/next-period.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { tellContent } from "../../../database/tell-content.server.ts";

/**
 * Sets the next date of repeating webinars once both they and their recordings are over. Registrations stay with their date; a person who
 * registered for the next date before the webinar was moved back has a seat there already.
 * @returns how many were moved.
 */
export async function repeatWebinars(db: Database, now: Date): Promise<number> {
	const next = nextPeriod({ at: sql`starts_at`, days: sql`repeat_days`, zone: sql`zone`, now });
	const { numAffectedRows = 0n } = await sql`
		update webinar set
			starts_at = (moved.local_start at time zone webinar.zone),
			replay_from = webinar.replay_from + ((moved.local_start at time zone webinar.zone) - webinar.starts_at),
			replay_until = webinar.replay_until + ((moved.local_start at time zone webinar.zone) - webinar.starts_at),
			seats_taken = least(webinar.seats, (
				select count(*)::int from webinar_registration one
				where one.webinar_id = webinar.id and one.cancelled_at is null
					and one.starts_at = (moved.local_start at time zone webinar.zone)
			)),
			updated_at = ${now}, version = version + 1
		from (
			select id, ${next} as local_start
			from webinar
			where repeat_days is not null and status = 'published'
				and greatest(replay_until, starts_at + minutes * interval '1 minute') <= ${now}
		) moved
		where webinar.id = moved.id`.execute(db);
	if (numAffectedRows > 0n) await tellContent(db, "webinars");
	return Number(numAffectedRows);
}
