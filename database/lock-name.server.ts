import { sql, type Transaction } from "kysely";
import type { Schema } from "./types.ts";

/**
 * What is locked by a name: a number is the seed of a hash, a text is put before the name in another hash. Both keep equal names of two
 * kinds apart. The previous build may run beside this one and take the same locks, so these values never change.
 */
export const LOCKS = {
	requester: 1,
	customer: 2,
	timesOfTeacher: 8,
	invitation: 9,
	creation: 10,
	slugs: "slug of a",
	legalDocument: "legal",
} as const;

type Lock = (typeof LOCKS)[keyof typeof LOCKS];

/** Lets nobody else lock the same name of this kind until the transaction ends. */
export async function lockName(db: Transaction<Schema>, lock: Lock, name: string): Promise<void> {
	const number =
		typeof lock === "number" ? sql`hashtextextended(${name}, ${lock})` : sql`hashtext(${`${lock} ${name}`})`;
	await sql`select pg_advisory_xact_lock(${number})`.execute(db);
}
