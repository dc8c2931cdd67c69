import type { Database } from "../../../database/open-database.server.ts";
import { nextPostChange } from "../../features/blog/visible-post.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { nextWebinarChange } from "../../features/webinars/visible-webinar.server.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { legalDay, startOfLegalDay } from "../../shared/legal-day.ts";

/** The moments at which the list of pages changes by itself: a text appears, a version of a document comes into force. */
export async function nextSitemapChange(db: Database, now: Date): Promise<(Date | undefined)[]> {
	const tomorrow = startOfLegalDay(legalDay(new Date(now.getTime() + DAY_MS)));
	return [
		tomorrow,
		...(await Promise.all([nextPostChange, nextWebinarChange, nextCatalogueChange].map((next) => next(db, now)))),
	];
}
