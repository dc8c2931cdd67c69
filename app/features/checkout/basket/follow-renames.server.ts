import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { BasketLine } from "./basket.ts";

/** Lines by the present addresses of their courses: a basket may have been filled, and a link written, before a course was renamed. */
export async function followRenames(db: Database, lines: readonly BasketLine[]): Promise<BasketLine[]> {
	const slugs = lines.map(({ courseSlug }) => courseSlug);
	const present = await followSlugs(db, "course", slugs);
	return lines.map((line, index) => ({ ...line, courseSlug: present[index] ?? line.courseSlug }));
}
