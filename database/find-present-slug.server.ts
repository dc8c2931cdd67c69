import type { Database } from "./open-database.server.ts";

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

/** What something is called now that once had this slug; undefined when nothing ever had it. */
export async function findPresentSlug(db: Database, kind: string, oldSlug: string): Promise<string | undefined> {
	let slug = oldSlug;
	for (let hop = 0; hop < MAX_HOPS; hop++) {
		const moved = await db
			.selectFrom("slugRedirect")
			.where("kind", "=", kind)
			.where("oldSlug", "=", slug)
			.select("newSlug")
			.executeTakeFirst();
		if (!moved) break;
		slug = moved.newSlug;
	}
	return slug === oldSlug ? undefined : slug;
}
