import type { Transaction } from "kysely";
import { LOCKS, lockName } from "../../database/lock-name.server.ts";
import type { Schema } from "../../database/types.ts";

/** Lets nobody else look for a slug of this kind until the transaction ends: of two who want the same one the second sees that it is taken. */
export async function lockSlugs(transaction: Transaction<Schema>, kind: string): Promise<void> {
	await lockName(transaction, LOCKS.slugs, kind);
}
