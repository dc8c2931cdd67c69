import { type RawBuilder, sql } from "kysely";

/**
 * The `from` of a subquery over the log of the request: a line `sale` for each order that was paid and has not ended since, by a full
 * refund or otherwise.
 */
export function fromKeptSales(requestId: RawBuilder<string>): RawBuilder<unknown> {
	return sql`from contact_request_event sale
		where sale.request_id = ${requestId} and sale.kind = 'order' and sale.details ->> 'state' = 'paid'
			and not exists (select 1 from contact_request_event back
				where back.request_id = sale.request_id and back.kind = 'order' and back.details ->> 'state' in ('refunded', 'ended')
					and back.details ->> 'number' = sale.details ->> 'number')`;
}
