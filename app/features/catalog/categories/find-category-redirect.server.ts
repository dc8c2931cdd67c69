import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

/** The present path of a category that once had this slug, without the language; undefined when none ever had it. */
export async function findCategoryRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	const { rows } = await sql<{ slug: string }>`
		with recursive hop as (
			select new_slug, 1 as depth from slug_redirect where kind = 'category' and old_slug = ${oldSlug}
			union
			select slug_redirect.new_slug, hop.depth + 1
			from hop join slug_redirect on slug_redirect.kind = 'category' and slug_redirect.old_slug = hop.new_slug
			where hop.depth < ${MAX_HOPS}
		)
		select category.slug from hop join category on category.slug = hop.new_slug
		order by hop.depth limit 1`.execute(db);
	return rows[0] && `/${rows[0].slug}`;
}
