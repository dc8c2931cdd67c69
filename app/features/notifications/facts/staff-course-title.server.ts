import { type RawBuilder, sql } from "kysely";

/**
 * The title of a course in Russian, the language of the staff, wherever a query finds its id; in English where it has no other text, null of
 * no course.
 */
export function staffCourseTitle(courseId: RawBuilder<unknown>): RawBuilder<string | null> {
	return sql<string | null>`(select course_text.title from course_text
		where course_text.course_id = ${courseId} order by course_text.locale = 'ru' desc limit 1)`;
}
