import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { coursePath } from "./course-card.ts";

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

/** The present path of a course that once had this slug, without the language; undefined when no course ever had it. */
export async function findCourseRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	const { rows } = await sql<{ category: string; slug: string }>`
		with recursive hop as (
			select new_slug, 1 as depth from slug_redirect where kind = 'course' and old_slug = ${oldSlug}
			union
			select slug_redirect.new_slug, hop.depth + 1
			from hop join slug_redirect on slug_redirect.kind = 'course' and slug_redirect.old_slug = hop.new_slug
			where hop.depth < ${MAX_HOPS}
		)
		select category.slug as category, course.slug
		from hop join course on course.slug = hop.new_slug join category on category.id = course.category_id
		where course.status in ('published', 'in_development', 'on_pause')
		order by hop.depth limit 1`.execute(db);
	const found = rows[0];
	return found && coursePath(found.category, found.slug);
}
