import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { ErasureOwner } from "./record-erasure-wish.server.ts";

/**
 * What the wish of a person who knows a secret hangs on. An order that came from a request shares that request's wish; an invoice has its
 * own, as its payer need not be the customer; a comment's secret is the one that ends its letters.
 */
export async function erasureOwner(db: Database, token: string): Promise<ErasureOwner | undefined> {
	const { rows } = await sql<ErasureOwner>`
		select 'requestId' as by, id from contact_request where token = ${token}
		union all
		select case when request_id is null then 'orderId' else 'requestId' end, coalesce(request_id, id)
			from course_order where token = ${token}
		union all
		select 'invoiceId', id from invoice where secret = ${token}
		union all
		select 'commentId', id from comment where unsubscribe_token = ${token} and not is_staff`.execute(db);
	return rows[0];
}
