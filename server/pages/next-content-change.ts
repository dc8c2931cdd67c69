import { nextPostChange } from "../../app/features/blog/visible-post.server.ts";
import { nextCatalogueChange } from "../../app/features/catalog/next-catalogue-change.server.ts";
import { nextPageChange } from "../../app/features/pages/visible-page.server.ts";
import { nextWebinarChange } from "../../app/features/webinars/visible-webinar.server.ts";
import type { Database } from "../../database/open-database.server.ts";

/** The first moment ahead at which a question about the present is answered differently, though nobody changed anything. */
export async function nextContentChange(db: Database, now: Date): Promise<Date | undefined> {
	const moments = await Promise.all(
		[nextPageChange, nextPostChange, nextWebinarChange, nextCatalogueChange].map((next) => next(db, now)),
	);
	const [nearest] = moments
		.filter((moment) => moment !== undefined)
		.sort((left, right) => left.getTime() - right.getTime());
	return nearest;
}
