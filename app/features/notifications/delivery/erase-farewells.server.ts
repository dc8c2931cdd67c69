import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { filedLetters } from "./filed-letters.ts";

const KEEP_DAYS = 30;

/**
 * The letter that tells a person of the erasure holds the last copy of the address, whether it was filed or given up before it got through.
 * After a month that goes too.
 * @returns the files to delete.
 */
export async function eraseFarewells(db: Database, now: Date): Promise<string[]> {
	const { rows } = await sql<{ externalId: string | null }>`
		with old as (
			select id, external_id from outgoing_message
			where kind = 'erasure-done' and status <> 'waiting'
				and created_at < ${new Date(now.getTime() - KEEP_DAYS * DAY_MS)}::timestamptz
				and (external_id is not null or details <> '{}')
			for update
		)
		update outgoing_message set external_id = null, details = '{}' from old
		where outgoing_message.id = old.id returning old.external_id`.execute(db);
	return filedLetters(rows);
}
