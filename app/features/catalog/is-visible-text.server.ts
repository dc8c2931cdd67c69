import { type SqlBool, sql } from "kysely";

/** A text of a course is seen when it is published, or scheduled and its moment has come. */
export function isVisibleText(now: Date) {
	return sql<SqlBool>`(course_text.state = 'published' or (course_text.state = 'scheduled' and course_text.publish_at <= ${now}))`;
}
