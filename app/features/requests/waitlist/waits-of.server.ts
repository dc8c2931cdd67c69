import { type RawBuilder, sql } from "kysely";

/**
 * What a request asks for, beside its row under a name, the first time and each time it was sent again: rows of `tariff_id`, null where
 * any of the course would do, and of `start_id`, null where any group would.
 */
export function waitsOf(request: "request" | "contact_request"): RawBuilder<unknown> {
	return sql`(select ${sql.ref(`${request}.tariff_id`)} as tariff_id, ${sql.ref(`${request}.start_id`)} as start_id
		union all select (again.details ->> 'tariffId')::uuid, (again.details ->> 'startId')::uuid from contact_request_event again
		where again.request_id = ${sql.ref(`${request}.id`)} and again.kind = 'repeated' and again.details ->> 'tariffId' is not null)`;
}
