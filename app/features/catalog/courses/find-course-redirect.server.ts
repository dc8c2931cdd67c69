import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { findCategoryRedirect } from "../categories/find-category-redirect.server.ts";
import { coursePath } from "./course-summary.ts";

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

type OldAddress = {
	readonly slug: string;
	/** Of an address `/{category}/{course}`; undefined for `/c/{course}`. */
	readonly category: string | undefined;
};

/**
 * The present path of a course that once had this address, without the language: it was renamed, its category was, or it moved to
 * another one. Undefined when no course ever had it.
 */
export async function findCourseRedirect(db: Database, { slug, category }: OldAddress): Promise<string | undefined> {
	const { rows } = await sql<{ category: string; slug: string; depth: number }>`
		with recursive hop as (
			select ${slug}::text as new_slug, 0 as depth
			union
			select slug_redirect.new_slug, hop.depth + 1
			from hop join slug_redirect on slug_redirect.kind = 'course' and slug_redirect.old_slug = hop.new_slug
			where hop.depth < ${MAX_HOPS}
		)
		select category.slug as category, course.slug, hop.depth
		from hop join course on course.slug = hop.new_slug join category on category.id = course.category_id
		where course.status in ('published', 'in_development', 'on_pause')
		order by hop.depth limit 1`.execute(db);
	const found = rows[0];
	if (!found) return undefined;
	const isRenamed = found.depth > 0;
	const hasMoved = category !== undefined && category !== found.category && (await wasCategory(db, category));
	return isRenamed || hasMoved ? coursePath(found.category, found.slug) : undefined;
}

async function wasCategory(db: Database, slug: string): Promise<boolean> {
	const present = await db.selectFrom("category").where("slug", "=", slug).select("id").executeTakeFirst();
	return present !== undefined || (await findCategoryRedirect(db, slug)) !== undefined;
}
