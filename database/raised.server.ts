import { sql } from "kysely";

/**
 * What an update of a row sets besides its fields: the next version, which tells editors of an older one that it has changed, and the time.
 */
export function raised(now: Date) {
	return { version: sql<number>`version + 1`, updatedAt: now };
}
