import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Lets nobody else look for a slug of this kind until the transaction ends: of two who want the same one the second sees that it is taken. */
export async function lockSlugs(transaction: Transaction<Schema>, kind: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext(${`slug of a ${kind}`}))`.execute(transaction);
}
