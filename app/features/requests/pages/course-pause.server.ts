import { type RawBuilder, sql } from "kysely";
import type { CourseStatus } from "../../../../database/catalog-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../../catalog/is-visible-text.server.ts";

/** A course that takes nobody, for now or for good, and its successor where that can be joined. */
export type CoursePause = {
	readonly status: CourseStatus;
	readonly successor: { readonly title: string; readonly category: string; readonly slug: string } | null;
};

type Question = { readonly courseId: RawBuilder<string | null>; readonly locale: Locale; readonly now: Date };

/** The pause of a course, wherever a query finds its id; null while it takes people, and of no course. */
export function coursePause({ courseId, locale, now }: Question): RawBuilder<CoursePause | null> {
	return sql<CoursePause | null>`(select json_build_object('status', paused.status, 'successor', (
			select json_build_object('title', course_text.title, 'category', category.slug, 'slug', successor.slug)
			from course successor
				join category on category.id = successor.category_id
				join course_text on course_text.course_id = successor.id and course_text.locale = ${locale}
			where successor.id = paused.successor_id and successor.status = 'published' and ${isVisibleText(now)}))
		from course paused where paused.id = ${courseId} and paused.status <> 'published')`;
}
