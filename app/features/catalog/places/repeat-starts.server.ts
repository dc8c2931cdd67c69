import { sql } from "kysely";
import { nextPeriod } from "../../../../database/next-period.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";

/**
 * Opens the next group where a repeating one has begun: with the same course, tariff, teacher, weekday and hour, and all places free; a
 * teacher who has left the school is not taken along. The group that has begun stays as its orders and requests know it; only the
 * repetition passes to the new one. A cancelled group has no successor; an unpublished course waits until it is published.
 * @returns how many were opened.
 */
export async function repeatStarts(db: Database, now: Date): Promise<number> {
	const next = nextPeriod({ at: sql`starts_at`, days: sql`repeat_days`, zone: sql`zone`, now });
	// When two processes run, the second waits for the row and finds no repetition left in it.
	const { numAffectedRows = 0n } = await sql`
		with due as (
			select start.* from start join course on course.id = start.course_id and course.status = 'published'
			where start.repeat_days is not null and start.status <> 'cancelled' and start.starts_at <= ${now}::timestamptz
			order by start.id
			for no key update of start
		), handed_on as (
			update start set repeat_days = null, updated_at = ${now}::timestamptz, version = start.version + 1
			from due where start.id = due.id
		)
		insert into start (course_id, tariff_id, teacher_id, starts_at, zone, seats_total, repeat_days)
		select course_id, tariff_id,
			(select teacher.id from teacher where teacher.id = due.teacher_id and not teacher.has_left), ${next} at time zone zone, zone, seats_total, repeat_days
		from due`.execute(db);
	if (numAffectedRows > 0n) await tellContent(db, "starts");
	return Number(numAffectedRows);
}
