import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";

/**
 * Sets the next date of webinars that are held again, once they and their recordings are over. Registrations stay those of their date;
 * whoever registered for the next one before the webinar was set back has a seat there already.
 * @returns how many were moved.
 */
export async function repeatWebinars(db: Database, now: Date): Promise<number> {
	// Whole periods, counted by the clocks of the webinar's zone, so that the hour stays the same when those are changed and none is left out.
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
			select id, (starts_at at time zone zone) + repeat_days * interval '1 day'
				* (floor(extract(epoch from (${now}::timestamptz at time zone zone) - (starts_at at time zone zone))
					/ 86400 / repeat_days) + 1) as local_start
			from webinar
			where repeat_days is not null and status = 'published'
				and coalesce(replay_until, starts_at + minutes * interval '1 minute') <= ${now}
		) moved
		where webinar.id = moved.id`.execute(db);
	if (numAffectedRows > 0n) await sql`select pg_notify('content_changed', 'webinars')`.execute(db);
	return Number(numAffectedRows);
}
