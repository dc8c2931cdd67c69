import { sql } from "kysely";
import { findOutage } from "../../app/platform/outage.server.ts";
import type { HeardFailure } from "../../database/hear-failures.server.ts";
import type { Database } from "../../database/open-database.server.ts";

/**
 * Finds why better-auth failed, which it hides: the error that the database gave, or gives now.
 * @throws that error while it is an outage; nothing when the database answers.
 */
export async function revealOutage(db: Database, { failure }: HeardFailure = {}): Promise<void> {
	if (findOutage(failure)) throw failure;
	await sql`select 1`.execute(db);
}
