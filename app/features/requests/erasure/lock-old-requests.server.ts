import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/**
 * Locks requests that still name their person and have had no contact since `before`. A merged request is as old as the one that stands for
 * it, whose log and orders belong to both.
 * @returns the ids of at most `limit`.
 */
export async function lockOldRequests(
	db: Transaction<Schema>,
	{ before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select request.id from contact_request request
		left join contact_request standing on standing.id = request.merged_into
		where request.erased_at is null
			and request.created_at < ${before}::timestamptz
			and (standing.id is null or standing.created_at < ${before}::timestamptz)
			and not exists (select 1 from contact_request_event event
				where event.request_id in (request.id, request.merged_into)
					and event.kind <> 'erased' and event.created_at >= ${before}::timestamptz)
			and not exists (select 1 from course_order bought
				where bought.request_id in (request.id, request.merged_into)
					and greatest(bought.created_at, bought.updated_at) >= ${before}::timestamptz
					and bought.customer_email <> '')
		order by request.id
		limit ${limit}
		for update of request`.execute(db);
	return rows.map(({ id }) => id);
}
