import { type Kysely, sql } from "kysely";
import { isOneOf } from "../app/shared/is-one-of.ts";
import type { ResourceName } from "../app/shared/staff-rights.ts";
import type { Schema } from "./types.ts";

/** The channel on which every instance hears that what pages show has changed. */
export const CONTENT_CHANGED = "content_changed";

/** Counts that visitors change by taking a place or a discount, often many at once. */
const COUNTS = ["places", "promo-uses"] as const;

/** What has changed: a kind of record of the office, or one of the counts above. */
export type ContentPart = ResourceName | (typeof COUNTS)[number];

/** Whether a part that was heard on the channel is a count, which pages may follow a moment later. */
export function isCount(part: string): boolean {
	return isOneOf(COUNTS, part);
}

/** Tells all instances, once the transaction commits, that pages with this part are old. */
export async function tellContent(db: Kysely<Schema>, part: ContentPart): Promise<void> {
	await sql`select pg_notify(${CONTENT_CHANGED}, ${part})`.execute(db);
}
