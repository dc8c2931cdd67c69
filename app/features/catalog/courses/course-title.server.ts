import { type RawBuilder, sql } from "kysely";
import type { Locale } from "../../../shared/localized.ts";

/** The title of a course wherever a query finds its id: in the other language where it has no text in this one, null of no course. */
export function courseTitle(courseId: RawBuilder<unknown>, locale: Locale): RawBuilder<string | null> {
	return sql<string | null>`(select named.title from course_text named where named.course_id = ${courseId}
		order by named.locale <> ${sql.lit(locale)} limit 1)`;
}
