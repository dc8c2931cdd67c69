import type { Database } from "../../../database/open-database.server.ts";
import { postPath } from "./post-card.ts";

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

/** The present path of a post that once had this slug, without the language; undefined when no post ever had it. */
export async function findPostRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	let slug = oldSlug;
	for (let hop = 0; hop < MAX_HOPS; hop++) {
		const moved = await db
			.selectFrom("slugRedirect")
			.where("kind", "=", "post")
			.where("oldSlug", "=", slug)
			.select("newSlug")
			.executeTakeFirst();
		if (!moved) break;
		slug = moved.newSlug;
	}
	return slug === oldSlug ? undefined : postPath(slug);
}
