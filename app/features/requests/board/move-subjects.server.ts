import { type SqlBool, sql, type Transaction } from "kysely";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { OPEN_STATES } from "./request-states.ts";

/** Says anew what requests are about, those of them that are of a kind: one that was merged into a request of another kind went there. */
export async function setSubject(
	db: Transaction<Schema>,
	{ ids, kind, subject }: { readonly ids: readonly string[]; readonly kind: RequestKind; readonly subject: string },
): Promise<void> {
	await db.updateTable("contactRequest").set({ subject }).where("id", "in", ids).where("kind", "=", kind).execute();
}

/** A person who waits for a place in one event keeps waiting for one in another. */
export async function moveWaiters(
	db: Transaction<Schema>,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
	await db
		.updateTable("contactRequest")
		.set({ subject: to })
		.where("kind", "=", "waitlist")
		.where("subject", "=", from)
		.where("status", "in", OPEN_STATES)
		.execute();
}

/** Subjects that begin with one name begin with another. */
export async function renameSubjects(
	db: Transaction<Schema>,
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
	await db
		.updateTable("contactRequest")
		.set({ subject: sql<string>`${to}::text || substr(subject, ${from.length + 1}::integer)` })
		.where(sql<SqlBool>`starts_with(subject, ${from})`)
		.execute();
}
