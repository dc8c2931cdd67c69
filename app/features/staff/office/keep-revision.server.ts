import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { OfficeDeps } from "./resource.ts";

type Revision = { readonly resource: string; readonly recordId: string; readonly document: object };

/** Keeps what a record looks like now; revisions are counted from 1. */
export async function keepRevision(
	transaction: Transaction<Schema>,
	{ resource, recordId, document }: Revision,
	{ staff, now }: OfficeDeps,
): Promise<void> {
	await sql`
		insert into revision (resource, record_id, number, document, staff_name, created_at)
		select ${resource}, ${recordId}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb, ${staff.name}, ${now}
		from revision where resource = ${resource} and record_id = ${recordId}`.execute(transaction);
}
