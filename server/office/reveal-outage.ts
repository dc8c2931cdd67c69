import { sql } from "kysely";
import type { Database } from "../../database/open-database.server.ts";

/**
 * Asks the database itself: better-auth hides why it could not read an account.
 * @throws what the database says while it is away; nothing when it answers.
 */
export async function revealOutage(db: Database): Promise<void> {
	await sql`select 1`.execute(db);
}
