import { sql, type Transaction } from "kysely";
import type { Schema } from "../../database/types.ts";
import type { OfficeDeps } from "./resource.ts";

type Revision = { readonly resource: string; readonly recordId: string; readonly document: object };
type Change = Revision & {
	/** The record before the change; undefined for a new one. */
	readonly before: object | undefined;
};

/**
 * Stores the current state of a record; revisions are counted from 1. The state before the first edit, of a record that came with the
 * school or from a program, is stored too, without an author: it can be restored like any other.
 */
export async function keepRevision(
	transaction: Transaction<Schema>,
	{ resource, recordId, before, document }: Change,
	{ staff, now }: OfficeDeps,
): Promise<void> {
	if (before) {
		await sql`
			insert into revision (resource, record_id, number, document, staff_name, created_at)
			select ${resource}, ${recordId}, 1, ${JSON.stringify(before)}::jsonb, '', ${now}
			where not exists (select 1 from revision where resource = ${resource} and record_id = ${recordId})`.execute(
			transaction,
		);
	}
	await sql`
		insert into revision (resource, record_id, number, document, staff_name, created_at)
		select ${resource}, ${recordId}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb, ${staff.name}, ${now}
		from revision where resource = ${resource} and record_id = ${recordId}`.execute(transaction);
}
