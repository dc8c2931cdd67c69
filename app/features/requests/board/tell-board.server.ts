import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** The channel on which every instance hears which request has changed. */
export const REQUESTS_CHANNEL = "requests_changed";

/** Tells the boards of all instances, once the transaction commits, that this request is not as they show it. */
export async function tellBoard(db: Transaction<Schema>, requestId: string): Promise<void> {
	await sql`select pg_notify(${REQUESTS_CHANNEL}, ${requestId})`.execute(db);
}
