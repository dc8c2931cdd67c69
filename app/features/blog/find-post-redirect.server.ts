import { findPresentSlug } from "../../../database/find-present-slug.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { authorPath, postPath } from "./post-summary.ts";

/** The present path of a post that once had this slug, without the language; undefined when no post ever had it. */
export async function findPostRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	const slug = await findPresentSlug(db, "post", oldSlug);
	return slug && postPath(slug);
}

/** The present path of an author who once had this slug, without the language; undefined when nobody ever had it. */
export async function findAuthorRedirect(db: Database, oldSlug: string): Promise<string | undefined> {
	const slug = await findPresentSlug(db, "author", oldSlug);
	return slug && authorPath(slug);
}
