import { findPresentSlug } from "../../../../database/find-present-slug.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { BasketLine } from "./basket.ts";

/** Lines by the present addresses of their courses: a basket may have been filled, and a link written, before a course was renamed. */
export async function followRenames(db: Database, lines: readonly BasketLine[]): Promise<BasketLine[]> {
	const slugs = [...new Set(lines.map(({ courseSlug }) => courseSlug))];
	if (slugs.length === 0) return [];
	const known = await db.selectFrom("course").where("slug", "in", slugs).select("slug").execute();
	const present = new Map<string, string>(known.map(({ slug }) => [slug, slug]));
	for (const slug of slugs) {
		if (!present.has(slug)) present.set(slug, (await findPresentSlug(db, "course", slug)) ?? slug);
	}
	return lines.map((line) => ({ ...line, courseSlug: present.get(line.courseSlug) ?? line.courseSlug }));
}
