import { sql } from "kysely";
import { findOutage } from "../../app/platform/outage.server.ts";
import type { HeardFailure } from "../../database/hear-failures.server.ts";
import type { Database } from "../../database/open-database.server.ts";

/**
 * Says why better-auth failed, which hides it: what the database was heard to say, or says now.
 * @throws that while it is an outage; nothing when the database has answered.
 */
export async function revealOutage(db: Database, { failure }: HeardFailure = {}): Promise<void> {
	if (findOutage(failure)) throw failure;
	await sql`select 1`.execute(db);
}
