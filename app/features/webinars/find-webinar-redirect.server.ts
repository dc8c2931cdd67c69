import { findPresentSlug } from "../../../database/find-present-slug.server.ts";
import type { Database } from "../../../database/open-database.server.ts";

/** The present path of a webinar that once had this slug, without the language; undefined when none ever had it. */
export async function findWebinarRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	const slug = await findPresentSlug(db, "webinar", oldSlug);
	return slug && `/webinars/${slug}`;
}
