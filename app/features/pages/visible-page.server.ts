import { type SqlBool, sql } from "kysely";
import { nextPublication } from "../../../database/next-publication.server.ts";
import type { Database } from "../../../database/open-database.server.ts";

/** An editable page is seen from its moment on, unless it is a draft. Names the columns of `page`. */
export function isVisiblePage(now: Date) {
	return sql<SqlBool>`(page.state <> 'draft' and (page.publish_at is null or page.publish_at <= ${now}))`;
}

/** The next moment at which an editable page appears by itself; undefined when none is scheduled. */
export function nextPageChange(db: Database, now: Date): Promise<Date | undefined> {
	return nextPublication(db, "page", now);
}
