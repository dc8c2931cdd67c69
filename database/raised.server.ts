import { sql } from "kysely";

/** What an update of a row sets besides its fields: the next version, by which whoever edited an older one is told, and the moment. */
export function raised(now: Date) {
	return { version: sql<number>`version + 1`, updatedAt: now };
}
