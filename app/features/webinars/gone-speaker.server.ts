import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether the speaker who is a row of `teacher` will not come to a row of `webinar`: he has left the school, and the broadcast has not ended. In
 * a recording he speaks all the same.
 */
export function isGoneSpeaker(now: Date | RawBuilder<Date>): RawBuilder<SqlBool> {
	return sql<SqlBool>`(teacher.has_left and webinar.kind = 'live'
		and webinar.starts_at + make_interval(mins => webinar.minutes) > ${now})`;
}
