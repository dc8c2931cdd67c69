import { findPresentSlug } from "./find-present-slug.server.ts";
import type { Database } from "./open-database.server.ts";

/**
 * The current slugs of courses or categories whose slugs were stored before a rename, in the same order; a slug that nothing ever had
 * stays.
 */
export async function followSlugs(
	db: Database,
	kind: "course" | "category",
	slugs: readonly string[],
): Promise<string[]> {
	const asked = [...new Set(slugs)];
	if (asked.length === 0) return [];
	const known = await db.selectFrom(kind).where("slug", "in", asked).select("slug").execute();
	const present = new Map<string, string>(known.map(({ slug }) => [slug, slug]));
	for (const slug of asked) {
		if (!present.has(slug)) present.set(slug, (await findPresentSlug(db, kind, slug)) ?? slug);
	}
	return slugs.map((slug) => present.get(slug) ?? slug);
}
